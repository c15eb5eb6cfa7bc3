import { pinyinOf, plainText } from '@fireline/domain/lib';
import type { ShortEntry } from '@fireline/domain/shell';

/** A page, or an entry for several, that typing finds. */
export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** What it is found under. */
  readonly group: string | undefined;
}

/** Everything in the menu that leads somewhere, in its order; pages that share an entry come after it, by their own names. */
export function everyPage(
  menu: readonly ShortEntry[],
  titleOf: (title: ShortEntry['title']) => string,
  group?: string,
): readonly FoundPage[] {
  return menu.flatMap((entry) => {
    const title = titleOf(entry.title);
    if (entry.path === undefined) return everyPage(entry.children, titleOf, title);
    const own = { path: entry.path, title, group };
    if (entry.pages.length === 1) return [own];
    const pages = entry.pages.map((page) => ({ path: page.path, title: titleOf(page.title), group: title }));
    return pages[0]?.title === title ? pages : [own, ...pages];
  });
}

const plain = (text: string): string => plainText(text).replaceAll(' ', '');

/** The pages whose title has what was typed: in characters, by sound or by initials. @spec SHL-30 */
export function findPages(pages: readonly FoundPage[], typed: string): readonly FoundPage[] {
  const wanted = plain(typed);
  return pages.filter(({ title }) =>
    [title, ...pinyinOf(title).split(' ')].some((text) => plain(text).includes(wanted)),
  );
}
