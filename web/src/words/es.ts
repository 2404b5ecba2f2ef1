import type { Words } from '../lib/catalogue';
import { en } from './en';
export const es: Words = { ...en };
