// docs/requirements.md: every requirement with the tests and stories that carry its id.
//   node tooling/requirements.ts            writes it
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitemap } from '../packages/domain/src/shell/index.ts';

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

/** How far a requirement reaches its users; each level further than the one before. */
export const levels = ['rule', 'component', 'call', 'screen', 'journey'] as const;
export type Level = (typeof levels)[number];

const levelPatterns: readonly (readonly [RegExp, Level])[] = [
  [/^tests\/journeys\//, 'journey'],
  [/^apps\/(console|public-device)\//, 'screen'],
  [/^(apps\/gateway|packages\/api|tests\/(contract|faults))\//, 'call'],
  [/^packages\/ui\//, 'component'],
];
/** The level that a test or story proves, by where it is. */
export const levelOf = (file: string): Level => levelPatterns.find(([pattern]) => pattern.test(file))?.[1] ?? 'rule';

/** Requirements that name pages, by the paths of these. */
const pagesNamed: Readonly<Record<string, RegExp>> = {
  'SHL-05': /^\/(main|old-main|elderly-main|workbench|service\/index)$/,
  'SHL-06': /^\/device\//,
  'SHL-07': /^\/alarm-manage\//,
  'SHL-08': /^\/(solution|renew\/setmeal|system)\b/,
  'SHL-09': /^\/(unit|place|buildings|project)\//,
  'SHL-10': /^\/(monitor-page|plan-monitor|three-|videoTest|safetendency|guide|standinfo|feedback|fireresource)/,
  'SHL-11': /^\/(tariffCenter|feeCenter|serviceCenter|deviceService|workOrder|helpCenter|main\/)/,
};

/** The names of pages that a story or a journey opens, by name or by path. */
function openedPages(): ReadonlySet<string> {
  const files = globSync(['apps/*/src/**/*.stories.tsx', 'tests/journeys/**/*.spec.ts'], { cwd: root });
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const isOpened = ({ name, path }: { readonly name: string; readonly path: string }): boolean =>
    sources.includes(`pathTo('${name}'`) || sources.includes(`'${path}'`) || sources.includes(`'${path}?`);
  return new Set(sitemap.filter(isOpened).map(({ name }) => name));
}

export interface Reach {
  readonly levels: readonly Level[];
  /** Of a requirement that names pages: how many of them a story or a journey opens. */
  readonly pages?: { readonly opened: number; readonly all: number };
}

/** How far a requirement reaches; one that names pages is a rule until a story or a journey opens each of them. */
export function reachOf(id: string, files: Iterable<string>, opened: ReadonlySet<string>): Reach {
  const found = new Set([...files].map(levelOf));
  const pattern = pagesNamed[id];
  if (!pattern) return { levels: levels.filter((level) => found.has(level)) };
  const pages = sitemap.filter(({ path }) => pattern.test(path));
  const counted = { opened: pages.filter(({ name }) => opened.has(name)).length, all: pages.length };
  const isWhole = counted.opened === counted.all;
  return {
    levels: levels.filter((level) => (isWhole ? found.has(level) || level === 'screen' : level === 'rule')),
    pages: counted,
  };
}

/** Whether people can use it: there is a call, a screen or a journey. */
export const isUsable = (reach: Reach): boolean =>
  reach.levels.some((level) => level !== 'rule' && level !== 'component');

const linesOf = (
  { id, text }: Requirement,
  files: ReadonlySet<string>,
  { levels: reached, pages }: Reach,
): string[] => {
  const links = [...files].map((file) => `[${file.replace(/^(packages|apps)\/([^/]+)\/src\//, '$2/')}](../${file})`);
  const opened = pages ? `, ${pages.opened} of ${pages.all} pages` : '';
  const reach = links.length > 0 ? `**${reached.join(', ')}**${opened}: ` : '';
  return [`- **${id}** ${text}  `, `  ${reach}${links.join(', ') || '*not carried yet*'}`];
};

/** The text of docs/requirements.md. */
export const requirementsPage = (): string => {
  const filesOf = new Map<string, Set<string>>();
  for (const { file, ids } of carriers())
    for (const id of ids) filesOf.set(id, (filesOf.get(id) ?? new Set<string>()).add(file));
  const opened = openedPages();
  const none: ReadonlySet<string> = new Set();
  const reaches = new Map(requirements.map(({ id }) => [id, reachOf(id, filesOf.get(id) ?? none, opened)]));
  const carried = requirements.filter(({ id }) => filesOf.has(id));
  const usable = carried.filter(({ id }) => isUsable(reaches.get(id) ?? { levels: [] }));
  const sections: string[] = [];
  for (const [area, lines] of Map.groupBy(requirements, (line) => line.area))
    sections.push(
      `## ${area}`,
      '',
      ...lines.flatMap((line) => linesOf(line, filesOf.get(line.id) ?? none, reaches.get(line.id) ?? { levels: [] })),
      '',
    );
  return [
    '# Requirements',
    '',
    'Generated from `requirements.source.json` and the titles of tests and stories by `node tooling/requirements.ts`; do not edit.',
    'A line is carried when the title of a test or story names its id in square brackets. Bold words say how far it reaches: a **rule** of the',
    'domain, a **component**, a **call** of the gateway, a **screen**, a **journey** through the product. One that names pages is a rule until a story or a',
    'journey opens each of them.',
    '',
    `${usable.length} of ${requirements.length} lines can be used by a call, a screen or a journey; ${carried.length} are carried.`,
    '',
    ...sections,
  ].join('\n');
};

export const requirementsFile = join(root, 'docs/requirements.md');

if (import.meta.main) writeFileSync(requirementsFile, requirementsPage());
