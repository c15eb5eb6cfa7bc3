import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Project, createProject } from './project.ts';

let project: Project;
beforeAll(async () => {
  project = await createProject();
});
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

const compilerOptions = {
  noEmit: true,
  strict: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
  extendedDiagnostics: true,
};
/** What the compiler says of a project of one file. */
function checkOf(text: string, options: object) {
  project.write('one.ts', text);
  const { output, status } = project.typecheck({
    compilerOptions: { ...compilerOptions, ...options },
    files: ['one.ts'],
  });
  expect(status, output).toBe(0);
  return {
    memory: Number(/Memory used:\s+(\d+)K/.exec(output)?.[1]),
    types: Number(/Types:\s+(\d+)/.exec(output)?.[1]),
  };
}
const oneCall = `import { alarmCalls } from '@fireline/api/alarm'; export const call = alarmCalls.acknowledge;`;

it.each([true, false])(
  'one import of the alarm calls costs at most 1.7 times the memory of an empty file, skipLibCheck %s [LIB-03]',
  (skipLibCheck) => {
    const empty = checkOf('export {};', { skipLibCheck });
    const call = checkOf(oneCall, { skipLibCheck });
    expect(empty.memory).toBeGreaterThan(0);
    expect(call.memory / empty.memory).toBeLessThan(1.7);
  },
);

it('declarations of calls hold what is sent and answered, and no schema [LIB-03]', () => {
  const api = join(project.installed.api?.folder ?? '', 'dist');
  const files = globSync(['*/calls.d.ts', '*/topics.d.ts', 'lib/call.d.ts'], { cwd: api });
  expect(files.length).toBeGreaterThan(15);
  const loading = files.filter((file) =>
    /["'][^"'\n]*([hH]apes\.js|\bzod\b[^"'\n]*)["']/.test(readFileSync(join(api, file), 'utf8')),
  );
  expect(loading).toEqual([]);
});

it('each requirement that a doc block names stands in the package of the rules [LIB-03]', () => {
  const listed = new Set(
    [
      ...readFileSync(join(project.installed.domain?.folder ?? '', 'docs/Requirements.md'), 'utf8').matchAll(
        /^- \*\*(\S+)\*\* \S/gm,
      ),
    ].map(([, id]) => id),
  );
  const unlisted = Object.values(project.installed).flatMap(({ folder }) =>
    globSync('dist/**/*.d.ts', { cwd: folder }).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/@spec((?:\s+(?:[A-Z]{3}-\d{2}|N\d{2}))+)/g)]
        .flatMap(([, ids = '']) => ids.trim().split(/\s+/))
        .filter((id) => !listed.has(id))
        .map((id) => `${file}: ${id}`),
    ),
  );
  expect(listed.size).toBeGreaterThan(200);
  expect(unlisted).toEqual([]);
});
