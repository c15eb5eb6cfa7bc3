import sizes from '../tooling/sizes.json';
import { storyIdOf } from './groups.ts';

type Texts = Readonly<Record<string, () => Promise<string>>>;
const usages: Texts = import.meta.glob<string>('../packages/ui/src/*/*.usage.md', { query: '?raw', import: 'default' });
const specs: Texts = import.meta.glob<string>('../packages/ui/src/*/*.spec.md', { query: '?raw', import: 'default' });
const examples: Texts = import.meta.glob<string>('../packages/ui/src/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
});
const names = new Set(Object.keys(usages).map((path) => path.split('/').at(-2)));

/** The component of the library whose stories these are; undefined for an app's screen. */
export const componentOf = (storyFile: unknown): string | undefined =>
  typeof storyFile === 'string' ? /(?:^|\/)packages\/ui\/src\/([A-Z]\w*)\//.exec(storyFile)?.[1] : undefined;

export interface ComponentTexts {
  /** When to use it, when not, and how. */
  readonly usage: string;
  /** What it must do. */
  readonly behaviour: string;
}

/** The texts beside a component; one that has none is empty. */
export const textsOf = async (name: string): Promise<ComponentTexts> => {
  const read = async (texts: Texts, ending: string): Promise<string> =>
    (await texts[`../packages/ui/src/${name}/${name}.${ending}.md`]?.()) ?? '';
  const [usage, behaviour] = await Promise.all([read(usages, 'usage'), read(specs, 'spec')]);
  return { usage, behaviour };
};

/** A module that uses the component and compiles as it is pasted; undefined where there is no component of that name. */
export const exampleOf = async (name: string): Promise<string | undefined> =>
  (await examples[`../packages/ui/src/${name}/${name}.example.tsx`]?.())?.trim();

/** The most that a component may add to a page, in kB; `tooling/sizes.ts --check` holds it to that. */
export const mostKiloBytes = (name: string): string | undefined => {
  const bytes = (sizes as Readonly<Record<string, number>>)[`@fireline/ui/${name}`];
  return bytes === undefined ? undefined : (bytes / 1000).toFixed(1);
};

/** What a doc block says, and the example in it. */
export const docBlock = (text: string): { readonly says: string; readonly example: string } => {
  const [says = '', ...tags] = text.split(/(?:^|\s)@(?=(?:spec|example|param|returns?|throws|see)\b)/);
  const example = tags.find((tag) => tag.startsWith('example')) ?? '';
  return {
    says: says.replaceAll(
      /\{@link ([^}|]+?)\s*(?:\|\s*([^}]+))?\}/g,
      (_, name: string, label?: string) => label ?? name,
    ),
    example: example.slice('example'.length).trim(),
  };
};

/** The parts of a usage text by their headings. */
export const sectionsOf = (usage: string): ReadonlyMap<string, string> =>
  new Map(
    usage
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [heading = '', ...lines] = part.split('\n');
        return [heading.trim(), lines.join('\n').trim()];
      }),
  );

/** A text in which the components that it names lead to their pages. */
export const withLinks = (text: string): string =>
  text.replaceAll(/`([A-Z]\w+)`/g, (word, name: string) =>
    names.has(name) ? `[${name}](?path=/docs/${storyIdOf(name)}--docs)` : word,
  );

/** A spec as it stands on the page: without its title, its headings below those of the page. */
export const specBody = (spec: string): string => spec.replace(/^# .*\n/, '').replaceAll(/^## /gm, '#### ');

/** How often something is demanded. */
export const demandsIn = (spec: string): number => spec.match(/^- /gm)?.length ?? 0;
