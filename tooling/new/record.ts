import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { capital, type Edits, lastImport, NewProblem, opensPage } from './edit.ts';

export interface NewRecord {
  /** `inspection.category` */
  readonly name: string;
  /** `categories` */
  readonly many: string;
  /** Of the table of pages: `inspectionCategories`. */
  readonly page: string;
  /** What one is called: simplified Chinese, Hong Kong Chinese, English in small letters. */
  readonly one: readonly [cn: string, hk: string, en: string];
}

const migrations = 'apps/gateway/src/migrations';
const inColumn = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const spec = '@spec TODO (its id in docs/requirements.md)';
const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;
const phrase = (cn: string, hk: string, en: string): string =>
  `{ cn: ${quoted(cn)}, hk: ${quoted(hk)}, en: ${quoted(en)} }`;

/** Of an English noun in small letters: `tag categories`. */
export const plural = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}${/(?:[sxz]|ch|sh)$/.test(noun) ? 'es' : 's'}`;

/** The number that follows on the last migration. */
function nextNumber(root: string): string {
  const numbers = readdirSync(join(root, migrations)).flatMap((file) => /^m(\d{4})/.exec(file)?.[1] ?? []);
  return String(Math.max(...numbers.map(Number)) + 1).padStart(4, '0');
}

/** What is left to do once a record is made. @param written the files that were made or changed */
export function afterRecord(written: readonly string[]): string {
  const [area = ''] = written.flatMap((path) => /packages\/domain\/src\/(\w+)\/\w+\/record\.ts$/.exec(path)?.[1] ?? []);
  const where = (pattern: RegExp): string => written.filter((path) => pattern.test(path)).join('\n      ');
  return `next:
  1. fields, in three places; the kinds of fields are in docs/records.md
      ${where(/\/record\.ts$/)}
      ${where(/\/m\d{4}\w+\.ts$/)}
      ${where(new RegExp(`domain/src/${area}/(?!log/)\\w+/words\\.ts$`))} (the words of choices)
  2. each TODO in what was made: a sentence, and the requirement's id
  3. npm run exports && npm run fmt && npm run types && npm run requirements
  4. npx vitest run --project unit tests/contract/everyRecord.test.ts tests/contract/everyCall/${area}.test.ts
  5. npx vitest run --config vitest.stories.config.ts ${where(/Screen\.stories\.tsx$/)}
  6. npx vitest run --project packed tests/packed/packed.test.ts -u (the new names of the packages)`;
}

/**
 * A record with a name and a remark: its declaration and words, table, calls, actions, log entries and page. Its fields are then changed in the
 * declaration, the words and the migration.
 */
export function newRecord(edits: Edits, { name: full, many, page, one: [cn, hk, en] }: NewRecord): void {
  const [area = '', one = ''] = full.split('.');
  if (!/^[a-z]+\.[a-z][A-Za-z]*$/.test(full)) throw new NewProblem(`${full} is not like inspection.category`);
  const record = `${area}${capital(one)}`;
  const [Many, table] = [capital(many), inColumn(record)];
  const ens = plural(en);
  opensPage(edits, page, {
    row: `['/main/${area}/${many}', 'managing', '${area}', 'edit', rulesEdit]`,
    title: phrase(cn, hk, capital(ens)),
  });

  const domain = `packages/domain/src/${area}`;
  edits.create(
    `${domain}/${one}/record.ts`,
    `import { defineRecord, line, type RecordPhrases, remark } from '../../record/index.ts';

/** TODO: what it is for. ${spec} */
export const ${record} = /* @__PURE__ */ defineRecord({
  area: '${area}',
  one: '${one}',
  many: '${many}',
  page: '${page}',
  fields: { name: line({ min: 1, max: 64 }), remark: remark({ min: 0, max: 256 }) },
  named: 'name',
  unique: ['name'],
  max: 500,
});

export const ${one}Phrases: RecordPhrases<typeof ${record}> = {
  one: ${phrase(cn, hk, en)},
  many: ${phrase(cn, hk, ens)},
  name: ${phrase('名称', '名稱', 'Name')},
  remark: ${phrase('备注', '備註', 'Remark')},
  hint: ${phrase(`${cn}在这里新建和修改。`, `${hk}在此新增及更改。`, `Create and change every ${en} here.`)},
};
`,
  );
  edits.create(
    `${domain}/${one}/words.ts`,
    `import { defineWords } from '../../lib/index.ts';
import { recordWords } from '../../record/index.ts';
import { ${one}Phrases, ${record} } from './record.ts';

/** @spec SHL-12 */
export const ${record}Words = /* @__PURE__ */ defineWords(recordWords(${record}, ${one}Phrases));
`,
  );
  edits.append(
    `${domain}/index.ts`,
    `export { ${record} } from './${one}/record.ts';\nexport { ${record}Words } from './${one}/words.ts';\n`,
  );
  const log = `${domain}/log`;
  const ofRecord = `import { ${record} } from '../${one}/record.ts';\n`;
  edits.insert(`${log}/index.ts`, { after: /actions: \[/ }, `...recordLogActions(${record}), `);
  edits.import(`${log}/index.ts`, '../../record/index.ts', 'recordLogActions');
  edits.insert(`${log}/index.ts`, { after: lastImport }, ofRecord);
  edits.insert(`${log}/words.ts`, { after: /defineWords\(\{\n/ }, `  ...recordLogWords(${record}, ${one}Phrases),\n`);
  edits.import(`${log}/words.ts`, '../../record/index.ts', 'recordLogWords');
  edits.insert(`${log}/words.ts`, { after: lastImport }, ofRecord.replace('{ ', `{ ${one}Phrases, `));

  const api = `packages/api/src/${area}`;
  edits.import(`${api}/calls.ts`, '../lib/record/calls.ts', 'recordCalls');
  edits.import(`${api}/calls.ts`, `@fireline/domain/${area}`, record);
  edits.replace(
    `${api}/calls.ts`,
    /(?<=export const \w+ = defineCalls<[^>]*>\(\)\('\w+', \{)/,
    `\n  ...recordCalls(${record}),`,
  );
  edits.import(`${api}/shapes.ts`, '../lib/record/shapes.ts', 'recordShapes');
  edits.import(`${api}/shapes.ts`, `@fireline/domain/${area}`, record);
  edits.replace(
    `${api}/shapes.ts`,
    new RegExp(`(?<=export const ${area}Shapes = \\{)`),
    `\n  ...recordShapes(${record}),`,
  );

  const gateway = `apps/gateway/src/${area}`;
  edits.create(
    `${gateway}/${many}.ts`,
    `import { ${record} } from '@fireline/domain/${area}';
import { recordActions } from '../record/actions.ts';
import type { RecordTable } from '../record/tables.ts';

declare module '../lib/db/schema.ts' {
  interface Database {
    ${record}: RecordTable<typeof ${record}>;
  }
}

/** ${spec} */
export const ${many} = recordActions(${record}, {});
`,
  );
  const routes = `${gateway}/routes.ts`;
  edits.import(routes, '../record/routes.ts', 'recordRoutes');
  edits.import(routes, `./${many}.ts`, many);
  edits.replace(
    routes,
    new RegExp(`(?<=HandlersOf<typeof areaShapes\\.${area}>(?: => \\(\\{| \\{\\n(?:.*\\n)*?  return \\{))`),
    `\n  ...recordRoutes(${many}),`,
  );
  const value = `${gateway}/index.ts`;
  edits.import(value, `@fireline/domain/${area}`, record, `${record}Words`);
  edits.insert(value, { after: /\bwords: \[/ }, `${record}Words, `);
  if (/\brecords: \[/.test(edits.read(value))) edits.insert(value, { after: /\brecords: \[/ }, `${record}, `);
  else edits.insert(value, { before: /\bwords: \[/ }, `records: [${record}],\n  `);

  const number = nextNumber(edits.root);
  const migration = `m${number}${capital(record)}`;
  edits.create(
    `${migrations}/${migration}.ts`,
    `import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  \`create table ${table} (
    ${inColumn(one)}_id bigint generated by default as identity primary key, rent_id text collate "C" not null references rent,
    name text not null, remark text not null,
    revision int not null default 1, created_by text not null, created_at timestamptz not null,
    changed_by text not null, changed_at timestamptz not null)\`,
  \`create unique index ${table}_name on ${table} (rent_id, name)\`,
];

/** ${spec} */
export const ${migration}: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
`,
  );
  edits.insert(`${migrations}/index.ts`, { after: lastImport }, `import { ${migration} } from './${migration}.ts';\n`);
  edits.insert(`${migrations}/index.ts`, { before: /\};\s*$/ }, `  '${number}_${table}': ${migration},\n`);

  const samples = `tests/contract/everyCall/${area}.samples.ts`;
  edits.import(samples, '../../fixtures/recordSamples.ts', 'recordRoom', 'recordSamples');
  edits.import(samples, `@fireline/domain/${area}`, record);
  edits.insert(samples, { after: /\n  samples: \{/ }, `\n    ...recordSamples(${record}),`);
  if (/\n  room: \{/.test(edits.read(samples)))
    edits.insert(samples, { after: /\n  room: \{/ }, `\n    ...recordRoom(${record}),`);
  else edits.insert(samples, { before: /\n  samples: \{/ }, `\n  room: { ...recordRoom(${record}) },`);

  const folder = `apps/console/src/${area}/${many}`;
  edits.create(
    `${folder}/${Many}Screen.tsx`,
    `import { ${area}Calls } from '@fireline/api/${area}';
import { ${record}, ${record}Words } from '@fireline/domain/${area}';
import { consoleRecord } from '../../lib/record/consoleRecord.ts';
import { RecordPage } from '../../lib/record/RecordPage.tsx';

const ${many} = consoleRecord(${record}, ${area}Calls, [${record}Words]);

/** TODO: what people do here. ${spec} */
export const ${Many}Screen = () => <RecordPage of={${many}} />;
`,
  );
  edits.insert(
    `apps/console/src/${area}/routes.ts`,
    { after: /^[^]*\nexport const \w+Screens = \{\n?/ },
    `  ${page}: () => import('./${many}/${Many}Screen.tsx').then((m) => m.${Many}Screen),\n`,
  );
  edits.create(
    `${folder}/${Many}Screen.stories.tsx`,
    `import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { makesRecord } from '../../lib/record/makesRecord.stories.support.ts';
import { ${Many}Screen } from './${Many}Screen.tsx';

const meta = {
  title: 'Screens/${capital(ens)}',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('${page}'), children: <${Many}Screen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;

export const Full: StoryObj<typeof meta> = {
  name: 'Full: one is created, opened with its history, and deleted',
  play: makesRecord('样本'),
};
`,
  );
}
