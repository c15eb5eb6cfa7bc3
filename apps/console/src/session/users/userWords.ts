import { accountFormWords } from '../../lib/account/words.ts';
import { userScreenWords } from './words.ts';

/** The words of accounts: their screen, and the form that other pages open, too. */
export const userWords = { ...userScreenWords, ...accountFormWords };
