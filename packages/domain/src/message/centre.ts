/** The folders of the message centre, in their order. @spec MSG-04 */
export const folders = [
  'pinned',
  'all',
  'notificationRecords',
  'announcementAudit',
  'templates',
  'receiveConfiguration',
] as const;
export type Folder = (typeof folders)[number];

/** The folders an account sees: the audit is for reviewers. @spec MSG-04 MSG-02 */
export const foldersFor = ({ isReviewer }: { readonly isReviewer: boolean }): readonly Folder[] =>
  folders.filter((folder) => isReviewer || folder !== 'announcementAudit');

/** What a list of site letters needs to know of each. @spec MSG-04 */
export interface SiteLetter {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly sentAtMs: number;
  readonly isRead: boolean;
}

/**
 * The letters of both lists, each once, newest first. What was read in either stays read, so that a push that crosses a click
 * undoes nothing. Merging the same letters again changes nothing.
 * @spec MSG-04
 */
export function mergeLetters<L extends SiteLetter>(kept: readonly L[], arrived: readonly L[]): L[] {
  const byId = new Map<number, L>();
  for (const letter of [...kept, ...arrived]) {
    const known = byId.get(letter.id);
    byId.set(letter.id, known ? (letter.isRead && !known.isRead ? { ...known, isRead: true } : known) : letter);
  }
  return [...byId.values()].toSorted((a, b) => b.sentAtMs - a.sentAtMs || b.id - a.id);
}

export const unreadCount = (letters: readonly SiteLetter[]): number => letters.filter(({ isRead }) => !isRead).length;
