import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { importsOf } from './exampleImports.ts';

const components = globSync('packages/ui/src/[A-Z]*/')
  .map((folder) => folder.replace(/\/$/, '').split('/').at(-1) ?? '')
  .toSorted();

/** The short example that an editor shows: of a doc block, without its data. */
interface Example {
  /** What it is an example of. */
  readonly name: string;
  readonly code: string;
}

const documented = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:function|const) ([A-Z]\w*|use[A-Z]\w*)/g;

/** The example in a text. */
const exampleIn = (text: string): string | undefined => /@example\s+([^]*?)(?=\n@\w|$)/.exec(text)?.[1]?.trim();

/** What the doc blocks of a component's components and hooks show. */
const examplesOf = (component: string): Example[] =>
  globSync(`packages/ui/src/${component}/*.{ts,tsx}`)
    .filter((file) => !/\.(?:test|stories|example)\./.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(documented)])
    .flatMap(([, block = '', name = '']) => {
      const text = block.replaceAll(/^ *\* ?/gm, '');
      const code = exampleIn(text);
      return code === undefined ? [] : [{ name, code }];
    });

/** As a module: imports stand in front, what it draws is an expression. */
const moduleOf = (component: string, { name, code }: Example): string => {
  const imports = importsOf(code, `@fireline/ui/${component}`, [name]);
  const at = code.search(/^<[A-Z]/m);
  const [before, drawn] = at < 0 ? [code, 'null'] : [code.slice(0, at), `<>${code.slice(at)}</>`];
  return `${imports.join('\n')}\nexport function Example() {\n${before}\nreturn ${drawn};\n}\n`;
};

/** What a short example leaves to its reader, such as `save`, `rows` or an icon, is not found. */
const isLeftOut = /error TS(?:2304|2552|18004):|error TS2307: Cannot find module 'lucide-react'/;
const folder = 'test-results/examples';
const wholeOf = (component: string): string => `packages/ui/src/${component}/${component}.example.tsx`;
/** What the compiler says of the short examples, and of the whole modules that the pages in Storybook show. */
let faults: readonly string[] = [];

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
  const config = { extends: '../../tsconfig.base.json', include: ['*.tsx', '../../packages/ui/src/*/*.example.tsx'] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  faults = stdout
    .split('\n')
    .filter((line) => /error TS/.test(line) && !(line.startsWith(`${folder}/`) && isLeftOut.test(line)));
});

describe('short examples in doc blocks', () => {
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
      examplesOf(component).flatMap(({ name, code }) => {
        const imported = importsOf(code, `@fireline/ui/${component}`, [name]).join();
        return (code.match(/(?<=<)[A-Z]\w*|\buse[A-Z]\w*(?=\()/g) ?? []).filter(
          (used) => !new RegExp(String.raw`\b${used}\b`).test(imported),
        );
      }),
    );
    expect([...new Set(left)].toSorted()).toEqual(['AlarmDetail', 'App', 'CompanyFields', 'Curve', 'Rules']);
  });

  it.each(components)('%s: there is one, with props that exist [LIB-01]', (component) => {
    expect(examplesOf(component).length).toBeGreaterThan(0);
    expect(faults.filter((fault) => fault.startsWith(`${folder}/${component}.`))).toEqual([]);
  });
});

describe('whole examples, which the page of a component shows to be copied', () => {
  it.each(components)('%s: it compiles, and leaves nothing to its reader [LIB-01]', (component) => {
    const code = readFileSync(wholeOf(component), 'utf8');
    expect(faults.filter((fault) => fault.startsWith(wholeOf(component)))).toEqual([]);
    const modules = Array.from(code.matchAll(/ from '([^']+)'/g), ([, from = '']) => from);
    expect(modules).toContain(`@fireline/ui/${component}`);
    expect(modules.filter((from) => !/^(?:react|@fireline\/(?:ui|domain)\/[\w/]+)$/.test(from))).toEqual([]);
    expect(code).toContain('export function Example() {');
    expect(code).toContain('<FirelineProvider language="en"');
    // a handler does something that is seen, and texts are for everybody who reads the page
    expect(code).not.toMatch(/console\.|=> \{\}|\p{Script=Han}/u);
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(60);
  });
});
