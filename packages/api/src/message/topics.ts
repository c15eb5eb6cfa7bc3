import { defineTopic } from '../lib/call.ts';

/** That the reader's own letters changed. */
export interface LettersChange {
  readonly what: 'arrived' | 'read';
}

/** Told to the owner of the letters and to nobody else. Only the newest state matters: ask `message.unread` on every reload. @spec MSG-04 */
export const siteLetterTopic = defineTopic<LettersChange>('siteLetter', 'volatile', 'signedIn');
