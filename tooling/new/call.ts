import { type Edits, NewProblem } from './edit.ts';

export interface NewCall {
  /** `site.units` */
  readonly name: string;
  /** Of the database, camel case: the rows that the call lists. It carries where each row stands, as `scopeFilter` takes it. */
  readonly table: string;
  readonly path: string;
  /** `unitList:view` */
  readonly who: string;
}

/** A list of a table's rows in the caller's scope, searched by name, a page at a time: the call, its shape, handler and sample. */
export function newCall(edits: Edits, { name, table, path, who }: NewCall): void {
  const [area = '', call = ''] = name.split('.');
  if (!/^[a-z]+\.[a-z][A-Za-z]*$/.test(name)) throw new NewProblem(`${name} is not like site.units`);
  if (!path.startsWith('/')) throw new NewProblem(`${path} is no path`);
  edits.insert(
    `packages/api/src/${area}/calls.ts`,
    { before: /(?<=\n)\}\);\n/ },
    `  ${call}: { method: 'GET', path: '${path}', who: ['${who}'], summary: 'Rows of ${table} in scope, by name' },\n`,
  );
  const shapes = `packages/api/src/${area}/shapes.ts`;
  const isFirst = edits.read(shapes).includes(`export const ${area}Shapes = {} satisfies Shapes;`);
  const shape = `  ${call}: {
    send: z.object({ search: zSearch.optional(), sort: z.enum(['name']).default('name'), order: z.enum(['asc', 'desc']).default('asc'), ...paging }),
    reply: page(z.object({ ${table}Id: z.number(), name: z.string() })),
  },
`;
  if (isFirst) {
    edits.cut(shapes, /[^]*/);
    edits.insert(
      shapes,
      { after: /^/ },
      `import * as z from 'zod';\nimport { page, paging, zSearch } from '../lib/shapes.ts';\n\nexport const ${area}Shapes = {\n${shape}};\n`,
    );
  } else {
    for (const helper of ['page', 'paging', 'zSearch']) {
      const imported = new RegExp(`import \\{[^}]*\\b${helper}\\b[^}]*\\} from '../lib/shapes.ts'`);
      if (!imported.test(edits.read(shapes)))
        edits.insert(shapes, { before: / \} from '\.\.\/lib\/shapes\.ts'/ }, `, ${helper}`);
    }
    edits.insert(shapes, { before: new RegExp(`(?<=export const ${area}Shapes = \\{\\n[^]*?\\n)\\};\\n`) }, shape);
  }
  edits.create(
    `apps/gateway/src/${area}/${call}.ts`,
    `import type { areaShapes } from '@fireline/api/shapes';
import { ok } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import type * as z from 'zod';
import type { SignedInAsks } from '../lib/context.ts';
import { containsText } from '../lib/db/containsText.ts';
import { inOrder, pageOf } from '../lib/db/pageOf.ts';
import type { Db } from '../lib/db/schema.ts';
import { scopeFilter } from '../lib/scopeFilter.ts';

type Query = z.output<typeof areaShapes.${area}.${call}.send>;

function ${call}Page(db: Db, scope: Scope, { search, sort, order, ...page }: Query) {
  let query = db.selectFrom('${table}').where(scopeFilter(scope, '${table}'));
  if (search) query = query.where(containsText(search, 'name'));
  return pageOf(query.select(['${table}Id', 'name']).orderBy(sort, inOrder(order)).orderBy('${table}Id'), page);
}

/** The rows of ${table} that the caller sees, a page at a time. */
export const ${call} = async (query: Query, { deps, sees }: SignedInAsks) =>
  ok(await ${call}Page(deps.database.db, sees, query));
`,
  );
  const routes = `apps/gateway/src/${area}/routes.ts`;
  edits.insert(
    routes,
    { before: /(?<=\n) *\}\);\n$|(?<=\n) *\};\n\}\n$/ },
    `  ${call}: signedIn((send, context) => ${call}(send, context)),\n`,
  );
  edits.insert(routes, { before: /(?<=\n)\n(?:\/\*\*|const|export)/ }, `import { ${call} } from './${call}.ts';\n`);
  const handlers = edits.read(routes);
  if (!/\bsignedIn\b.*from/.test(handlers)) {
    edits.cut(routes, /import type \{ HandlersOf \} from '\.\.\/lib\/http\/handlers\.ts';\n/);
    edits.insert(
      routes,
      { after: /areaShapes \} from '@fireline\/api\/shapes';\n/ },
      `import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';\n`,
    );
  }
  edits.insert(
    'tests/contract/everyCall/samples.ts',
    { after: new RegExp(`\\n  ${area}: \\{\\n`) },
    `    ${call}: { search: '1', sort: 'name', order: 'desc', pageNo: 1, pageSize: 5 },\n`,
  );
}
