import { storyIdOf } from '../../groups.ts';

export interface Page {
  readonly title: string;
  /** Where it leads within Storybook. */
  readonly href: string;
  readonly text: string;
}

const usages = import.meta.glob<string>('../../../packages/ui/src/*/*.{usage,spec}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = import.meta.glob<string>('../../../packages/ui/src/*/words.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const guides = import.meta.glob<string>('../*/*.mdx', { query: '?raw', import: 'default', eager: true });

const slug = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

function componentPages(): Page[] {
  const texts = new Map<string, string>();
  for (const [path, text] of Object.entries({ ...usages, ...words })) {
    const name = path.split('/').at(-2) ?? '';
    if (storyIdOf(name) !== undefined) texts.set(name, `${texts.get(name) ?? ''}\n${text}`);
  }
  return [...texts].map(([title, text]) => ({ title, href: `?path=/docs/${storyIdOf(title)}--docs`, text }));
}

const guidePages = (): Page[] =>
  Object.values(guides).flatMap((text) => {
    const title = /<Meta title="([^"]+)"/.exec(text)?.[1];
    return title === undefined ? [] : [{ title, href: `?path=/docs/${slug(title)}--docs`, text }];
  });

/** Every page with the text of its guide, or of the component: usage, behaviour, and its words in three languages. */
export const pages: readonly Page[] = [...guidePages(), ...componentPages()];

export interface Hit {
  readonly page: Page;
  /** The line that holds the first of the words. */
  readonly line: string;
}

/** The pages that hold every word of the query; those with a word in their title come first. */
export function find(query: string, all: readonly Page[] = pages): readonly Hit[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = wanted;
  if (first === undefined) return [];
  const inTitle = ({ title }: Page): number => wanted.filter((word) => title.toLowerCase().includes(word)).length;
  return all
    .filter(({ title, text }) => {
      const whole = `${title}\n${text}`.toLowerCase();
      return wanted.every((word) => whole.includes(word));
    })
    .toSorted((a, b) => inTitle(b) - inTitle(a))
    .map((page) => ({
      page,
      line:
        page.text
          .split('\n')
          .find((line) => line.toLowerCase().includes(first))
          ?.trim() ?? '',
    }));
}
