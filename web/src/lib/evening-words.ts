// What the pages of tables with people say in English; other languages come whole.
import { evening } from '../words/en.evening';
import { english } from './catalogue';

Object.assign(english, evening);
