import { expect, it } from 'vitest';
import { markPureCalls } from '../../tooling/pure-calls.ts';

it('marks calls of the functions that build words, forms and machines [LIB-03]', () => {
  const imports = "import {\n  type Field,\n  defineForm,\n  optional,\n  text,\n} from '../lib/index.ts';\n";
  expect(markPureCalls(`${imports}defineForm({ name: text({ min: 1 }), phone: optional(mobile) })`)).toBe(
    `${imports}/* @__PURE__ */ defineForm({ name: /* @__PURE__ */ text({ min: 1 }), phone: /* @__PURE__ */ optional(mobile) })`,
  );
  const words = "import { defineWords } from '@fireline/domain/lib';\nexport const a = ";
  expect(markPureCalls(`${words}defineWords({});`)).toBe(`${words}/* @__PURE__ */ defineWords({});`);
  const machine = "import { defineMachine } from '../../lib/index.ts';\nconst m = ";
  expect(markPureCalls(`${machine}defineMachine<State>({});`)).toBe(
    `${machine}/* @__PURE__ */ defineMachine<State>({});`,
  );
});

it('leaves functions of the same name, comments and members as they are [LIB-03]', () => {
  const imports = "import { defineForm } from '../lib/index.ts';\n";
  for (const code of [
    // a local function that has an effect
    'const listOf = (group) => lists.get(group);\nlistOf(under).push(entry);',
    `${imports}/**\n * defineForm({})\n */`,
    `${imports}// defineForm({})`,
    `${imports}schema.defineForm({})`,
    'export function defineForm<Fields>(fields) {}',
  ])
    expect(markPureCalls(code)).toBe(code);
});
