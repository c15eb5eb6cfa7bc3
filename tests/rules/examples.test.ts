import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';

const components = globSync('packages/ui/src/[A-Z]*/')
  .map((folder) => folder.replace(/\/$/, '').split('/').at(-1) ?? '')
  .toSorted();

interface Example {
  /** What it is an example of. */
  readonly name: string;
  readonly code: string;
}

const documented = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:function|const) ([A-Z]\w*|use[A-Z]\w*)/g;

/** What the doc blocks of a component's components and hooks show. */
const examplesOf = (component: string): Example[] =>
  globSync(`packages/ui/src/${component}/*.{ts,tsx}`)
    .filter((file) => !/\.(?:test|stories)\./.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(documented)])
    .flatMap(([, block = '', name = '']) => {
      const text = block.replaceAll(/^ *\* ?/gm, '');
      const code = /@example\s+([^]*?)(?=\n@\w|$)/.exec(text)?.[1]?.trim();
      return code === undefined ? [] : [{ name, code }];
    });

/** Where each component and hook is imported from; a type of the same name may stand elsewhere. */
const homes = new Map(
  globSync('packages/ui/src/*/index.ts').flatMap((file) => {
    const names = readFileSync(file, 'utf8').match(/\b(?:type )?(?:[A-Z]|use[A-Z])\w*/g) ?? [];
    return names.filter((name) => !name.startsWith('type ')).map((name) => [name, file.split('/').at(-2)] as const);
  }),
);

/** As a module: what it takes from the package is imported, what it draws is an expression. */
const moduleOf = ({ code }: Example): string => {
  const used = new Set(code.match(/\b(?:[A-Z]|use[A-Z])\w*/g));
  const imports = [...used]
    .filter((name) => homes.has(name))
    .map((name) => `import { ${name} } from '@fireline/ui/${homes.get(name)}';`);
  const at = code.search(/^<[A-Z]/m);
  const [before, drawn] = at < 0 ? [code, 'null'] : [code.slice(0, at), `<>${code.slice(at)}</>`];
  return `${imports.join('\n')}\nexport function Example() {\n${before}\nreturn ${drawn};\n}\n`;
};

/** What an example leaves to its reader, such as `save` or `rows`, is not found. */
const isLeftOut = /error TS(?:2304|2552|18004):/;
const folder = 'test-results/examples';
let faults: readonly string[] = [];

describe('examples in doc blocks', () => {
  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const component of components)
      for (const example of examplesOf(component))
        writeFileSync(`${folder}/${component}.${example.name}.tsx`, moduleOf(example));
    writeFileSync(`${folder}/wrong.tsx`, moduleOf({ name: 'wrong', code: '<Button variant="huge">保存</Button>' }));
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

  it.each(components)('%s: there is one to copy, and it compiles [LIB-01]', (component) => {
    expect(examplesOf(component).length).toBeGreaterThan(0);
    expect(faults.filter((fault) => fault.startsWith(`${folder}/${component}.`))).toEqual([]);
  });
});
