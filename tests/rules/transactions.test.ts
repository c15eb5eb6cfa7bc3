import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The node and all inside it. */
function* within(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* within(one);
  if (!isNode(value)) return;
  yield value;
  for (const inside of Object.values(value)) yield* within(inside);
}
const namesIn = (value: unknown): string[] =>
  [...within(value)].flatMap((node) => (node.type === 'Identifier' ? String(node.name) : []));

const adds = new Set(['push', 'unshift', 'add', 'set', 'delete', 'splice']);

/** What a call adds to, where that is a variable: `told` of `told.push(x)`. */
function addedTo(node: Node): string | undefined {
  const callee = node.callee as Node | undefined;
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return undefined;
  const [property, object] = [callee.property as Node, callee.object as Node];
  return adds.has(String(property.name)) && object.type === 'Identifier' ? String(object.name) : undefined;
}

/** Variables outside the work of a transaction that the work adds to. */
function leaks(source: string): string[] {
  const works = [...within(parseAst(source, { lang: 'ts' }))].flatMap((node) => {
    const { callee, arguments: given } = node as Node & { readonly callee?: Node; readonly arguments?: unknown };
    return node.type === 'CallExpression' && callee?.name === 'transact' && Array.isArray(given) ? [given[1]] : [];
  });
  return works.flatMap((work) => {
    const own = new Set(
      [...within(work)].flatMap((node) => [
        ...namesIn(node.type === 'VariableDeclarator' ? node.id : []),
        ...namesIn(node.params),
      ]),
    );
    return [...within(work)].flatMap((node) => addedTo(node) ?? []).filter((name) => !own.has(name));
  });
}

it('the work of a transaction, which may run again, adds to nothing outside of it: it returns or assigns', () => {
  expect(leaks('transact(db, async ({ tx }) => { told.push(1); const own = []; own.push(2); tx.set(3); })')).toEqual([
    'told',
  ]);
  const files = globSync('apps/gateway/src/**/*.ts', { exclude: (file) => file.endsWith('.test.ts') });
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return source.includes('transact(') ? leaks(source).map((name) => `${file} ${name}`) : [];
  });
  expect(files.length).toBeGreaterThan(400);
  expect(found).toEqual([]);
});
