import { expect, it } from 'vitest';
import { markPureCalls } from '../../tooling/pure-calls.ts';

const marked = (code: string, path = '/packages/ui/src/x.ts') => markPureCalls(code, path);

it('marks calls that build words, forms and machines [LIB-03]', () => {
  expect(marked('export const a = defineWords({});')).toBe('export const a = /* @__PURE__ */ defineWords({});');
  expect(marked('const m = defineMachine<State, Event>({});')).toBe(
    'const m = /* @__PURE__ */ defineMachine<State, Event>({});',
  );
});

it('marks fields of forms in the domain alone, where no function has an effect [LIB-03]', () => {
  const code = 'defineForm({ name: text({ min: 1 }), phone: optional(mobile) })';
  expect(marked(code, '/packages/domain/src/org/form.ts')).toBe(
    '/* @__PURE__ */ defineForm({ name: /* @__PURE__ */ text({ min: 1 }), phone: /* @__PURE__ */ optional(mobile) })',
  );
  expect(marked(code)).toBe(`/* @__PURE__ */ ${code}`);
});

it('leaves comments, definitions and members as they are [LIB-03]', () => {
  for (const code of [
    '/**\n * defineWords({})\n */',
    '// defineForm({})',
    'export function defineForm<Fields>(fields) {}',
    'export const defineWords = (words) => words;',
    'schema.defineForm({})',
  ])
    expect(marked(code)).toBe(code);
});
