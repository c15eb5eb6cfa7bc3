import { capital, type Edits, lastImport, NewProblem } from './edit.ts';

export interface NewCall {
  /** `site.units` */
  readonly name: string;
  /** Of the database, camel case: the rows that the call lists. It carries where each row stands, as `scopeFilter` takes it. */
  readonly table: string;
  readonly path: string;
  /** `unitList:view` */
  readonly who: string;
}

/**
 * A list of a table's rows in the caller's scope, searched by name, a page at a time: the call, its shape, handler and sample. They are in a folder of
 * their own, as an area splits by noun, so that it does not matter how the area keeps its others.
 */
export function newCall(edits: Edits, { name, table, path, who }: NewCall): void {
  const [area = '', call = ''] = name.split('.');
  if (!/^[a-z]+\.[a-z][A-Za-z]*$/.test(name)) throw new NewProblem(`${name} is not like site.units`);
  if (!path.startsWith('/')) throw new NewProblem(`${path} is no path`);
  const api = `packages/api/src/${area}`;
  edits.create(
    `${api}/${call}/calls.ts`,
    `export const ${call}Calls = {
  ${call}: { method: 'GET', path: '${path}', who: ['${who}'], summary: 'Rows of ${table} in scope, by name' },
} as const;
`,
  );
  edits.insert(`${api}/calls.ts`, { after: lastImport }, `import { ${call}Calls } from './${call}/calls.ts';\n`);
  edits.replace(`${api}/calls.ts`, /(?<=export const \w+ = defineCalls<[^>]*>\(\)\('\w+', \{)/, `\n  ...${call}Calls,`);
  edits.create(
    `${api}/${call}/shapes.ts`,
    `import * as z from 'zod';
import { page, paging, zSearch } from '../../lib/shapes.ts';

export const ${call}Shapes = {
  ${call}: {
    send: z.object({
      search: zSearch.optional(),
      sort: z.enum(['name']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(z.object({ ${table}Id: z.number(), name: z.string() })),
  },
};
`,
  );
  edits.insert(`${api}/shapes.ts`, { after: lastImport }, `import { ${call}Shapes } from './${call}/shapes.ts';\n`);
  edits.replace(`${api}/shapes.ts`, new RegExp(`(?<=export const ${area}Shapes = \\{)`), `\n  ...${call}Shapes,`);
  const listed = `list${capital(call)}`;
  const gateway = `apps/gateway/src/${area}`;
  edits.create(
    `${gateway}/${call}/list.ts`,
    `import type { areaShapes } from '@fireline/api/shapes';
import { ok } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import type * as z from 'zod';
import type { SignedInAsks } from '../../lib/context.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

type Query = z.output<typeof areaShapes.${area}.${call}.send>;

function ${call}Page(db: Db, scope: Scope, { search, sort, order, ...page }: Query) {
  let query = db.selectFrom('${table}').where(scopeFilter(scope, '${table}'));
  if (search) query = query.where(containsText(search, 'name'));
  return pageOf(query.select(['${table}Id', 'name']).orderBy(sort, inOrder(order)).orderBy('${table}Id'), page);
}

/** The rows of ${table} that the caller sees, a page at a time. */
export const ${listed} = async (query: Query, { deps, sees }: SignedInAsks) =>
  ok(await ${call}Page(deps.database.db, sees, query));
`,
  );
  const routes = `${gateway}/routes.ts`;
  edits.insert(routes, { after: lastImport }, `import { ${listed} } from './${call}/list.ts';\n`);
  edits.replace(
    routes,
    new RegExp(`(?<=HandlersOf<typeof areaShapes\\.${area}>(?: => \\(\\{| \\{\\n(?:.*\\n)*?  return \\{))`),
    `\n  ${call}: signedIn((send, context) => ${listed}(send, context)),`,
  );
  if (!/\bsignedIn\b.*from/.test(edits.read(routes)))
    edits.replace(routes, /import type \{ HandlersOf \}/, 'import { type HandlersOf, signedIn }');
  edits.insert(
    `tests/contract/everyCall/${area}.samples.ts`,
    { after: /\n  samples: \{\n/ },
    `    ${call}: { search: '1', sort: 'name', order: 'desc', pageNo: 1, pageSize: 5 },\n`,
  );
}
