import { wordsFrom } from '../lib/http/words.ts';
import { userLogWords } from '@fireline/domain/log';
import { sessionImportWords, sessionUserWords, sessionWords } from '@fireline/domain/session';

/** Tables with words for problems of accounts, and for all that the user log says. */
export const problemWords = [sessionWords, sessionUserWords, sessionImportWords, userLogWords];

/** Says what a terminal, a short message or an exported log says, which no reader asked for by a call. */
export const wordsFor = wordsFrom(problemWords);
