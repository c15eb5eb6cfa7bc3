import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const wordTables = 'packages/ui/src/words/index.ts';
const tablesIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = defineWords\(/gm)].map(([, name = '']) => name);

/** The tables of the components, by their own files: most components do not hand them out. */
function ofComponents(): readonly string[] {
  const files = globSync(['packages/ui/src/**/words.ts']).toSorted();
  return files.flatMap((file) => {
    const names = tablesIn(file);
    const path = file.replaceAll('\\', '/').replace('packages/ui/src', '..');
    return names.length === 0 ? [] : [`import { ${names.join(', ')} } from '${path}';`];
  });
}

/** The tables that an area of the domain exports. */
function ofAreas(): readonly string[] {
  return globSync('packages/domain/src/*/index.ts')
    .toSorted()
    .flatMap((index) => {
      const exported = new Set(readFileSync(index, 'utf8').match(/\b\w+Words\b/g));
      const names = globSync(`${dirname(index)}/**/words.ts`)
        .toSorted()
        .flatMap(tablesIn)
        .filter((name) => exported.has(name));
      const area = dirname(index).replaceAll('\\', '/').replace('packages/domain/src', '@fireline/domain');
      return names.length === 0 ? [] : [`import { ${names.toSorted().join(', ')} } from '${area}';`];
    });
}

/** The module that holds every phrase of the components and of the domain: `@fireline/ui/words`. */
export function wantedWordTables(): string {
  const imports = [...ofAreas(), ...ofComponents()];
  const names = imports.flatMap((line) => line.slice('import { '.length, line.indexOf(' }')).split(', '));
  return [
    '// Written by `npm run exports` from the tables of the components and of the domain.',
    "import type { Phrase } from '@fireline/domain/lib';",
    ...imports,
    '',
    `const tables = [${names.join(', ')}] as const;`,
    '',
    'type KeyIn<Table> = Table extends object ? Extract<keyof Table, string> : never;',
    '/** The key of a phrase that a component shows, or that names a problem. */',
    'export type WordKey = KeyIn<(typeof tables)[number]>;',
    '',
    '/**',
    ' * Every phrase of the components and of the domain by its key, for who translates them.',
    ' * Large: load it in your tools, or in a chunk of its own.',
    ' * @spec SHL-12 LIB-04',
    ' */',
    'export const allWords: Readonly<Record<WordKey, Phrase>> = /* #__PURE__ */ Object.assign({}, ...tables);',
    '',
  ].join('\n');
}

const flat = (code: string): string => code.replaceAll(/[\s,]+/g, '');
/** Whether they differ at most by their layout. */
export const isSameCode = (one: string, other: string): boolean => flat(one) === flat(other);

/** Writes that module; returns whether anything changed. */
export function writeWordTables(): boolean {
  const wanted = wantedWordTables();
  if (existsSync(wordTables) && isSameCode(readFileSync(wordTables, 'utf8'), wanted)) return false;
  writeFileSync(wordTables, wanted);
  return true;
}
