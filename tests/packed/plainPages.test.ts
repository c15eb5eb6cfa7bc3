import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Project, createProject } from './project.ts';

let project: Project;
beforeAll(async () => {
  project = await createProject();
});
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

const taken = { domain: 'deviceStatus', api: 'alarmCalls', ui: 'Button' } as const;
const subpathOf = { domain: 'device', api: 'alarm', ui: 'Button' } as const;
const names = Object.keys(taken) as (keyof typeof taken)[];

describe.each(names)('the root of %s', (name) => {
  const root = `@fireline/${name}`;
  const sentence = `${root} has no root entry. Name a subpath, such as: import { ${taken[name]} } from '${root}/${subpathOf[name]}'`;
  const named = `import { ${taken[name]} } from '${root}';\nconsole.log(${taken[name]});`;

  it.each([
    ['a name', 'named.js', named],
    ['all names', 'all.js', `import * as all from '${root}';\nconsole.log(all);`],
    ['nothing', 'bare.js', `import '${root}';`],
    ['a module later', 'later.js', `await import('${root}');`],
    ['require', 'required.cjs', `require('${root}');`],
  ])('says in Node to who imports %s which subpaths there are [LIB-03]', (_, file, text) => {
    project.write(file, text);
    const { status, output } = project.node(file);
    expect(status).toBe(1);
    expect(output).toContain(sentence);
    expect(output).toMatch(new RegExp(`Subpaths: .*\\b${subpathOf[name]}\\b.*\\blib\\b`));
  });

  it.each([
    ['a name', named],
    ['nothing', `import '${root}';`],
  ])('says it in what bundlers make of a page that imports %s [LIB-03]', async (_, text) => {
    project.write('page.js', text);
    const entry = join(project.folder, 'page.js');
    await bundle({ entryPoints: [entry], outfile: join(project.folder, 'esbuild.js'), bundle: true, format: 'esm' });
    await build({
      root: project.folder,
      configFile: false,
      logLevel: 'error',
      build: { outDir: 'vite', lib: { entry, formats: ['es'], fileName: 'page' } },
    });
    for (const file of ['esbuild.js', 'vite/page.js']) expect(project.node(file).output, file).toContain(sentence);
  });

  it('has no names for the compiler, so that no editor suggests it [LIB-03]', () => {
    project.write('named.ts', named);
    const { output } = project.typecheck({
      compilerOptions: {
        module: 'ESNext',
        moduleResolution: 'bundler',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
      },
      files: ['named.ts'],
    });
    expect(output).toContain(`'"${root}"' has no exported member '${taken[name]}'`);
  });
});

describe('a component without a function that it needs', () => {
  const told = '@fireline/ui: Menu needs a function as renderTrigger, and was given undefined';
  const page = `import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { Menu } from '@fireline/ui/Menu';
    console.log(renderToString(createElement(Menu, { items: [] })));`;
  const bundled = async (mode: string): Promise<string> => {
    const { outputFiles } = await bundle({
      stdin: { contents: page, resolveDir: project.folder },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  };

  it('says which component and which prop in development, in Node and in a browser [LIB-03]', async () => {
    project.write('menu.js', page);
    expect(project.node('menu.js').output).toContain(told);
    // a browser has no process
    project.write('menu.built.js', `globalThis.process = undefined;\n${await bundled('development')}`);
    expect(project.node('menu.built.js').output).toContain(told);
  });

  it('leaves nothing of that in a bundle for production [LIB-03]', async () => {
    expect(await bundled('development')).toContain('a function as ');
    expect(await bundled('production')).not.toContain('a function as ');
  });
});
