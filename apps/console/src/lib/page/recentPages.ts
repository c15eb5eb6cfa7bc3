import { keepText, keptText } from '@fireline/api/lib';

export interface RecentPage {
  readonly path: string;
  /** The page's name, or that of the thing it is about. */
  readonly title: string;
  readonly atMs: number;
}

const keptMax = 12;
const keyOf = (account: string): string => `fireline.recentPages.${account}`;

const isRecent = (one: unknown): one is RecentPage =>
  typeof one === 'object' &&
  one !== null &&
  'path' in one &&
  'title' in one &&
  'atMs' in one &&
  typeof one.path === 'string' &&
  typeof one.title === 'string' &&
  typeof one.atMs === 'number';

/** The pages that an account opened last in this browser, the last one first; what cannot be read is left out. @spec SHL-05 */
export function recentPages(account: string): readonly RecentPage[] {
  try {
    const read: unknown = JSON.parse(keptText(keyOf(account)) ?? '[]');
    return Array.isArray(read) ? read.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Puts a page first; a page is there once, under the title it had last. @spec SHL-05 */
export function rememberPage(account: string, page: RecentPage): void {
  const others = recentPages(account).filter(({ path }) => path !== page.path);
  keepText(keyOf(account), JSON.stringify([page, ...others].slice(0, keptMax)));
}
