import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { importsOf } from '../../.storybook/exampleImports.ts';

const components = globSync('packages/ui/src/[A-Z]*/')
  .map((folder) => folder.replace(/\/$/, '').split('/').at(-1) ?? '')
  .toSorted();

interface Example {
  /** What it is an example of. */
  readonly name: string;
  /** What is imported from the component in any case: its name, where nothing else is said. */
  readonly names?: readonly string[];
  readonly code: string;
}

const documented = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:function|const) ([A-Z]\w*|use[A-Z]\w*)/g;

/** The example in a text. */
const exampleIn = (text: string): string | undefined => /@example\s+([^]*?)(?=\n@\w|$)/.exec(text)?.[1]?.trim();

type Value = string | { readonly [field: string]: Value };
/** What a source says in objects of texts; a text may be written in parts. */
const valueOf = (node: unknown): Value => {
  const { type, value, left, right, properties, expression } = node as Readonly<Record<string, unknown>>;
  if (type === 'Literal') return String(value);
  if (type === 'BinaryExpression') return `${valueOf(left) as string}${valueOf(right) as string}`;
  if (type === 'TSSatisfiesExpression') return valueOf(expression);
  if (type !== 'ObjectExpression') return '';
  const named = (properties as { key?: { name?: string }; value?: unknown }[]).map(
    ({ key, value: own }) => [key?.name ?? '', valueOf(own ?? {})] as const,
  );
  return Object.fromEntries(named);
};

/** What a page of hooks shows: its text stands in its stories. */
function pageExampleOf(component: string): Example[] {
  const file = `packages/ui/src/${component}/${component}.stories.tsx`;
  const source = readFileSync(file, 'utf8');
  if (!source.includes('isHooks: true')) return [];
  const { body } = parseSync(file, source).program;
  const declared = body.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []));
  const meta = declared.find(({ id }) => id.type === 'Identifier' && id.name === 'meta')?.init;
  const { parameters } = valueOf(meta) as {
    parameters: { docs: { imports: string; description: { component: string } } };
  };
  const { imports, description } = parameters.docs;
  const code = exampleIn(description.component);
  return code === undefined ? [] : [{ name: 'page', names: imports.split(', '), code }];
}

/** What the doc blocks of a component's components and hooks show, and its page where that says it itself. */
const examplesOf = (component: string): Example[] => [...blockExamplesOf(component), ...pageExampleOf(component)];

const blockExamplesOf = (component: string): Example[] =>
  globSync(`packages/ui/src/${component}/*.{ts,tsx}`)
    .filter((file) => !/\.(?:test|stories)\./.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(documented)])
    .flatMap(([, block = '', name = '']) => {
      const text = block.replaceAll(/^ *\* ?/gm, '');
      const code = exampleIn(text);
      return code === undefined ? [] : [{ name, code }];
    });

/** As a module: what the page of the component imports stands in front, what it draws is an expression. */
const moduleOf = (component: string, { name, names = [name], code }: Example): string => {
  const imports = importsOf(code, `@fireline/ui/${component}`, names);
  const at = code.search(/^<[A-Z]/m);
  const [before, drawn] = at < 0 ? [code, 'null'] : [code.slice(0, at), `<>${code.slice(at)}</>`];
  return `${imports.join('\n')}\nexport function Example() {\n${before}\nreturn ${drawn};\n}\n`;
};

/** What an example leaves to its reader, such as `save`, `rows` or an icon, is not found. */
const isLeftOut = /error TS(?:2304|2552|18004):|error TS2307: Cannot find module 'lucide-react'/;
const folder = 'test-results/examples';
let faults: readonly string[] = [];

describe('examples in doc blocks', () => {
  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const component of components)
      for (const example of examplesOf(component))
        writeFileSync(`${folder}/${component}.${example.name}.tsx`, moduleOf(component, example));
    writeFileSync(
      `${folder}/wrong.tsx`,
      moduleOf('Button', { name: 'Button', code: '<Button variant="huge">保存</Button>' }),
    );
    const config = { extends: '../../tsconfig.base.json', include: ['*.tsx'] };
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
    const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
    faults = stdout.split('\n').filter((line) => /error TS/.test(line) && !isLeftOut.test(line));
  }, 120_000);

  it('the check finds what does not compile', () => {
    expect(faults.filter((fault) => fault.startsWith(`${folder}/wrong.tsx`))).toEqual([
      expect.stringContaining('"huge"'),
    ]);
  });

  it('import what they take from the packages, beside the component itself [LIB-01]', () => {
    const example = '<EmptyState actions={<Button icon={<BellOff />}>通知</Button>} level={worst(alarmMachine)} />';
    expect(importsOf(example, '@fireline/ui/EmptyState', ['EmptyState'])).toEqual([
      "import { EmptyState } from '@fireline/ui/EmptyState';",
      "import { Button } from '@fireline/ui/Button';",
      "import { alarmMachine } from '@fireline/domain/alarm';",
      "import { BellOff } from 'lucide-react';",
    ]);
  });

  it('leave nothing to their readers but values and these components [LIB-01]', () => {
    const left = components.flatMap((component) =>
      examplesOf(component).flatMap(({ name, names = [name], code }) => {
        const imported = importsOf(code, `@fireline/ui/${component}`, names).join();
        return (code.match(/(?<=<)[A-Z]\w*|\buse[A-Z]\w*(?=\()/g) ?? []).filter(
          (used) => !new RegExp(String.raw`\b${used}\b`).test(imported),
        );
      }),
    );
    expect([...new Set(left)].toSorted()).toEqual(['AlarmDetail', 'App', 'CompanyFields', 'Curve', 'Rules']);
  });

  it.each(components)('%s: there is one to copy, and it compiles [LIB-01]', (component) => {
    const examples = examplesOf(component);
    expect(examples.length).toBeGreaterThan(0);
    const stories = readFileSync(`packages/ui/src/${component}/${component}.stories.tsx`, 'utf8');
    expect(examples.some(({ name }) => name === 'page')).toBe(stories.includes('isHooks: true'));
    expect(faults.filter((fault) => fault.startsWith(`${folder}/${component}.`))).toEqual([]);
  });
});
