// docs/requirements.md: every requirement with the tests and stories that carry its id.
//   node tooling/requirements.ts            writes it
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

/** A title in a test or a story, with the ids it carries. */
export interface Carrier {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

export const requirements = JSON.parse(
  readFileSync(join(root, 'docs/requirements.source.json'), 'utf8'),
) as readonly Requirement[];

/** The business areas: the folder names of every workspace. */
export const areas: readonly string[] = [...new Set(requirements.map(({ area }) => area))].filter(
  (area) => area !== 'library' && area !== 'beyond',
);

const idPattern = /\[([A-Z]{3}-\d{2}|N\d{2})\]/g;
/** A quoted text on one line that holds an id in square brackets. */
const titlePattern = /(['"`])((?:\\.|(?!\1)[^\\\n])*\[(?:[A-Z]{3}-\d{2}|N\d{2})\](?:\\.|(?!\1)[^\\\n])*)\1/g;

/** Every title in the repository that carries a requirement id. */
export const carriers = (): Carrier[] => {
  const files = globSync(
    [
      '{packages,apps}/*/src/**/*.{test,stories}.{ts,tsx}',
      'tests/{rules,packed,contract,faults,journeys}/**/*.{test,spec,suite}.{ts,tsx}',
    ],
    { cwd: root },
  );
  return files.toSorted().flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(titlePattern)].map(([, , title = '']) => ({
      file: file.replaceAll('\\', '/'),
      title,
      ids: [...title.matchAll(idPattern)].flatMap(([, id]) => id ?? []),
    })),
  );
};

const linesOf = ({ id, text }: Requirement, filesOf: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const files = [...(filesOf.get(id) ?? [])];
  const links = files.map((file) => `[${file.replace(/^(packages|apps)\/([^/]+)\/src\//, '$2/')}](../${file})`);
  return [`- **${id}** ${text}  `, `  ${links.join(', ') || '*not carried yet*'}`];
};

/** The text of docs/requirements.md. */
export const requirementsPage = (): string => {
  const filesOf = new Map<string, Set<string>>();
  for (const { file, ids } of carriers())
    for (const id of ids) filesOf.set(id, (filesOf.get(id) ?? new Set<string>()).add(file));
  const carried = requirements.filter(({ id }) => filesOf.has(id)).length;
  const sections: string[] = [];
  for (const [area, lines] of Map.groupBy(requirements, (line) => line.area))
    sections.push(`## ${area}`, '', ...lines.flatMap((line) => linesOf(line, filesOf)), '');
  return [
    '# Requirements',
    '',
    'Generated from `requirements.source.json` and the titles of tests and stories by `node tooling/requirements.ts`; do not edit.',
    'A line is carried when the title of a test or story names its id in square brackets.',
    '',
    `${carried} of ${requirements.length} lines are carried.`,
    '',
    ...sections,
  ].join('\n');
};

export const requirementsFile = join(root, 'docs/requirements.md');

if (import.meta.main) writeFileSync(requirementsFile, requirementsPage());
