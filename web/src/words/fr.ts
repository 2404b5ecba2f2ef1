import type { Words } from '../lib/catalogue';
import { en } from './en';
export const fr: Words = { ...en };
