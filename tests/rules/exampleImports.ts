type Sources = Readonly<Record<string, string>>;
const indexes: Sources = import.meta.glob<string>(
  ['../../packages/ui/src/*/index.ts', '../../packages/domain/src/*/index.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The values that a module's index exports, without its types. */
const exportsOf = (source: string): readonly string[] =>
  Array.from(source.matchAll(/^export \{([^}]*)\}/gm), ([, list = '']) => list.split(','))
    .flat()
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** The module that each exported value is imported from. */
const homes = new Map(
  Object.entries(indexes).flatMap(([path, source]) => {
    const [, pack, folder] = /packages\/(\w+)\/src\/(\w+)\/index\.ts$/.exec(path) ?? [];
    return exportsOf(source).map((name) => [name, `@fireline/${pack}/${folder}`] as const);
  }),
);

/** Components, hooks, what is called, and tables of the domain: another lower-case name, such as `levels`, is the reader's own. */
const mentioned = /(?<![\w.$])(?:[A-Z]\w*|use[A-Z]\w*|[a-z]\w*(?=\()|[a-z]\w*(?:Machine|Rules|Words))(?!\w|\s*=(?!=))/g;
const icons = /icon=\{<(\w+) \/>\}/g;

/**
 * What an example needs in front of it so that it runs as it is pasted.
 * @param example its code; names that no package has stay the reader's own
 * @param first the module of the component itself, such as `@fireline/ui/Button`, which stands first
 * @param names what is imported from that module in any case
 * @returns one import for each module
 */
export function importsOf(example: string, first: string, names: readonly string[]): readonly string[] {
  const code = example.replaceAll(/'[^']*'|"[^"]*"/g, "''");
  const modules = new Map<string, Set<string>>([[first, new Set(names)]]);
  const add = (name: string, home: string | undefined): void => {
    if (home !== undefined) modules.set(home, (modules.get(home) ?? new Set()).add(name));
  };
  for (const [name] of code.matchAll(mentioned)) add(name, homes.get(name));
  for (const [, name = ''] of code.matchAll(icons)) add(name, homes.has(name) ? undefined : 'lucide-react');
  return Array.from(modules, ([home, found]) => `import { ${[...found].join(', ')} } from '${home}';`);
}
