import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileExports, publishedPackages } from '../../tooling/exports.ts';
import { type Project, createProject } from './project.ts';

let project: Project;
beforeAll(async () => {
  project = await createProject();
});
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

const partsOf = (name: string) => {
  const part = project.installed[name];
  if (!part) throw new Error(`@fireline/${name} is not installed`);
  return part;
};
/** `@fireline/ui/DataTable` and so on: what a stranger may import. */
const specifiers = () =>
  publishedPackages.flatMap((name) =>
    Object.keys(partsOf(name).manifest.exports)
      .filter((subpath) => fileExports[subpath] === undefined)
      .map((subpath) => `@fireline/${name}${subpath.slice(1)}`),
  );

describe.each(publishedPackages)('the tarball of %s', (name) => {
  it('holds the build, the source, a readme and the licence, and no test or story [LIB-03]', () => {
    const { files } = partsOf(name);
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
    const others = files.filter(
      (file) =>
        !/^(dist|src)\/|^docs\/\w+\.md$|^(package\.json|README\.md|LICENSE|CHANGELOG\.md|copy-assets\.mjs)$/.test(file),
    );
    expect(others).toEqual([]);
    expect(files.filter((file) => /\.(test|stories)\./.test(file))).toEqual([]);
    // how to use a component, and its behaviour in full, which doc comments refer to
    const components = files.flatMap((file) => /^src\/([A-Z]\w+)\/index\.ts$/.exec(file)?.[1] ?? []);
    expect(components.filter((each) => !files.includes(`src/${each}/${each}.usage.md`))).toEqual([]);
    expect(components.filter((each) => !files.includes(`src/${each}/${each}.example.tsx`))).toEqual([]);
  });

  it('names versions of its dependencies, not places in a workspace [LIB-03]', () => {
    const { dependencies, peerDependencies } = partsOf(name).manifest;
    const versions = Object.values({ ...dependencies, ...peerDependencies });
    expect(versions.filter((version) => !/^[\^>=~]*\d/.test(version))).toEqual([]);
  });

  it('imports only what comes with it, beside the map library: bundlers refuse a page for a package that is not there [LIB-03]', () => {
    const { files, folder, manifest } = partsOf(name);
    const { dependencies, peerDependencies, peerDependenciesMeta = {} } = manifest;
    const given = new Set(
      Object.keys({ ...dependencies, ...peerDependencies }).filter((peer) => !peerDependenciesMeta[peer]),
    );
    const imported = files
      .filter((file) => /^dist\/.*\.js$/.test(file))
      .flatMap((file) =>
        Array.from(
          readFileSync(join(folder, file), 'utf8').matchAll(
            /(?:^|\})\s*from\s*["']([^."'][^"']*)["']|\bimport\(["']([^."'][^"']*)["']\)/gm,
          ),
          ([, fixed, late]) =>
            (fixed ?? late ?? '')
              .split('/')
              .slice(0, (fixed ?? late)?.startsWith('@') ? 2 : 1)
              .join('/'),
        ),
      );
    const absent = [...new Set(imported)].filter((each) => !given.has(each) && each !== `@fireline/${name}`);
    // only `/react` of api needs React
    const optional: Readonly<Record<string, readonly string[]>> = { ui: ['maplibre-gl'], api: ['react'] };
    expect(absent).toEqual(optional[name] ?? []);
  });

  it('has declarations that lead into the shipped source [LIB-03]', () => {
    const { files, folder } = partsOf(name);
    const maps = files.filter((file) => file.endsWith('.d.ts.map'));
    expect(maps.length).toBeGreaterThan(0);
    const lost = maps.filter((file) => {
      const { sources } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { sources: string[] };
      return !sources.every((source) => existsSync(join(folder, dirname(file), source)));
    });
    expect(lost).toEqual([]);
  });

  it("says 'use client' where React is needed, and leaves rules, calls and tokens to servers [LIB-03]", () => {
    const { files, folder } = partsOf(name);
    const scripts = files.filter((file) => /^dist\/.*\.js$/.test(file));
    const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
    const isClient = (file: string) => textOf(file).startsWith("'use client';");
    const needsClient = scripts.filter((file) => /from ["'](react|styled-components)["']/.test(textOf(file)));
    expect(needsClient.filter((file) => !isClient(file))).toEqual([]);
    const forServers = name === 'ui' ? ['dist/tokens/index.js'] : scripts.filter((file) => !needsClient.includes(file));
    expect(forServers.filter(isClient)).toEqual([]);
  });
});

const bundler = { module: 'ESNext', moduleResolution: 'bundler' };

describe('a stranger', () => {
  it('imports every subpath in plain Node and finds the names that were promised [LIB-03]', async () => {
    project.write(
      'names.js',
      `const names = {};
       for (const specifier of ${JSON.stringify(specifiers())}) names[specifier] = Object.keys(await import(specifier)).toSorted();
       console.log(JSON.stringify(names, null, 2));`,
    );
    const { status, output } = project.node('names.js');
    expect(status, output).toBe(0);
    await expect(output).toMatchFileSnapshot('./names.json');
  });

  it('renders a component on a server, in the language asked for [LIB-03] [SHL-12]', () => {
    project.write(
      'render.js',
      `import { createElement } from 'react';
       import { renderToStaticMarkup } from 'react-dom/server';
       import { FirelineProvider } from '@fireline/ui/lib';
       import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
       for (const language of ['cn', 'hk', 'en'])
         console.log(renderToStaticMarkup(createElement(FirelineProvider, { language }, createElement(AlarmLevelBadge, { level: 2 }))));`,
    );
    const { status, output } = project.node('render.js');
    expect(status, output).toBe(0);
    const [cn, hk, en] = output.trim().split('\n');
    expect(cn).toContain('严重');
    expect(hk).toContain('嚴重');
    expect(en).toContain('Severe');
  });

  it('renders choice fields and maps on a server, and every import order yields the same class names [LIB-03] [SHL-12]', () => {
    const names = ['Button', 'Select', 'ComboBox', 'MultiSelect', 'MapPicker', 'DateField'];
    const program = (order: readonly string[]) =>
      `import { createElement } from 'react';
       import { renderToString } from 'react-dom/server';
       import { FirelineProvider } from '@fireline/ui/lib';
       const found = {};
       for (const name of ${JSON.stringify(order)}) found[name] = (await import('@fireline/ui/' + name))[name];
       const drawn = ${JSON.stringify(names)}.map((name) => createElement(found[name], { key: name, label: 'S', options: [] }, 'text'));
       console.log(renderToString(createElement(FirelineProvider, { language: 'en' }, drawn)));`;
    const [first, second] = [names, names.toReversed()].map((order, at) => {
      project.write(`order${at}.js`, program(order));
      return project.node(`order${at}.js`);
    });
    expect(first?.status, first?.output).toBe(0);
    expect(first?.output).toContain('fl-Button-Root');
    expect(second?.output).toBe(first?.output);
  });

  it.each([
    ['a bundler', bundler],
    ['Node', { module: 'NodeNext', moduleResolution: 'NodeNext' }],
    // the types of styled-components name those of Node.js
    ['a bundler, with the types of libraries checked', { ...bundler, skipLibCheck: false, types: ['node'] }],
  ])('typechecks against the packages as %s resolves them, and is told about mistakes [LIB-03]', (_, resolution) => {
    project.write(
      'every.ts',
      specifiers()
        .map((specifier, index) => `export * as all${index} from '${specifier}';`)
        .join('\n'),
    );
    project.write('consumer.tsx', readFileSync(join(import.meta.dirname, 'consumer.tsx.txt'), 'utf8'));
    const { status, output } = project.typecheck({
      compilerOptions: {
        target: 'ES2024',
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: [],
        ...resolution,
      },
      files: ['every.ts', 'consumer.tsx'],
    });
    expect(status, output).toBe(0);
  });
});
