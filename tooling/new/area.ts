import { areas } from '../requirements.ts';
import { type Edits, NewProblem } from './edit.ts';

/** An area with no calls and no screens yet, in every workspace, and its line in the four lists of areas. */
export function newArea(edits: Edits, name: string): void {
  if (!areas.includes(name)) throw new NewProblem(`${name} is no area; there are: ${areas.join(', ')}`);
  edits.create(
    `packages/api/src/${name}/shapes.ts`,
    `import type { Shapes } from '../lib/call.ts';\n\nexport const ${name}Shapes = {} satisfies Shapes;\n`,
  );
  edits.create(
    `packages/api/src/${name}/calls.ts`,
    `import { defineCalls } from '../lib/call.ts';
import type { ${name}Shapes } from './shapes.ts';

export const ${name}Calls = defineCalls<typeof ${name}Shapes>()('${name}', {
});
`,
  );
  edits.create(`packages/api/src/${name}/index.ts`, `export { ${name}Calls } from './calls.ts';\n`);
  const imported = (what: string, file: string) => `import { ${name}${what} } from './${name}/${file}.ts';\n`;
  const lastImport = /(?<=\n)(?=\n\/\*\*)/;
  edits.insert('packages/api/src/calls.ts', { after: lastImport }, imported('Calls', 'calls'));
  edits.insert(
    'packages/api/src/calls.ts',
    { before: /(?<=\n)};\nexport const allCalls/ },
    `  ${name}: ${name}Calls,\n`,
  );
  edits.insert('packages/api/src/shapes.ts', { after: lastImport }, imported('Shapes', 'shapes'));
  edits.insert('packages/api/src/shapes.ts', { before: /(?<=\n)};\n/ }, `  ${name}: ${name}Shapes,\n`);
  // both lists name the type of each area as well
  const named = { before: /(?<=\n)}\n\n\/\*\*/ };
  edits.insert('packages/api/src/calls.ts', named, `  readonly ${name}: typeof ${name}Calls;\n`);
  edits.insert('packages/api/src/shapes.ts', named, `  readonly ${name}: typeof ${name}Shapes;\n`);
  const log = `packages/domain/src/${name}/log`;
  edits.create(
    `${log}/words.ts`,
    `import { defineWords } from '../../lib/index.ts';

/** What the user log says of the area. @spec SHL-12 SES-10 */
export const ${name}LogWords = defineWords({
  'session.log.area.${name}': { cn: 'TODO ${name}', hk: 'TODO ${name}', en: 'TODO ${name}' },
});
`,
  );
  edits.create(
    `${log}/index.ts`,
    `import { defineLog } from '../../lib/index.ts';
import { ${name}LogWords } from './words.ts';

/** What the user log notes of the area. @spec SES-10 */
export const ${name}Log = /* #__PURE__ */ defineLog({
  actions: [
  ],
  words: ${name}LogWords,
});
`,
  );
  const logs = 'packages/domain/src/log/areas.ts';
  edits.insert(logs, { before: /import type \{ Phrase \}/ }, `import { ${name}Log } from '../${name}/log/index.ts';\n`);
  edits.insert(logs, { after: /export const areaLogs = \{\n/ }, `  ${name}: ${name}Log,\n`);
  edits.create(
    `apps/gateway/src/${name}/routes.ts`,
    `import type { areaShapes } from '@fireline/api/shapes';
import type { HandlersOf } from '../lib/http/handlers.ts';

export const ${name}Routes = (): HandlersOf<typeof areaShapes.${name}> => ({
});
`,
  );
  edits.create(
    `apps/gateway/src/${name}/index.ts`,
    `import type { Area } from '../lib/area.ts';
import { ${name}Routes } from './routes.ts';

export const ${name}: Area<'${name}'> = { routes: ${name}Routes, words: [] };
`,
  );
  edits.insert('apps/gateway/src/areas.ts', { after: lastImport }, imported('', 'index'));
  edits.insert('apps/gateway/src/areas.ts', { before: /(?<=\n)\};\n$/ }, `  ${name},\n`);
  edits.create(
    `apps/console/src/${name}/routes.ts`,
    `import type { LoadScreen } from '../lib/page/screen.ts';

export const ${name}Screens = {
} satisfies Readonly<Record<string, LoadScreen>>;
`,
  );
  edits.insert(
    'apps/console/src/shell/screens.ts',
    { after: /(?<=\n)(?=\n\/\*\* Routes that)/ },
    `import { ${name}Screens } from '../${name}/routes.ts';\n`,
  );
  edits.insert(
    'apps/console/src/shell/screens.ts',
    { before: /(?<=\n)};\n\n\/\*\* What a press/ },
    `  ...spoken(${name}Screens, '${name}'),\n`,
  );
  const samples = 'tests/contract/everyCall/samples.ts';
  edits.create(
    `tests/contract/everyCall/${name}.samples.ts`,
    `import type { AreaCalls } from './areaCalls.ts';

export const ${name}: AreaCalls<'${name}'> = {
  samples: {
  },
};
`,
  );
  edits.insert(samples, { before: /\ntype AllAreas/ }, `import { ${name} } from './${name}.samples.ts';\n`);
  edits.insert(samples, { before: /\}\);\n\n\/\*\* The samples/ }, `  ${name},\n`);
  edits.create(
    `tests/contract/everyCall/${name}.test.ts`,
    `import { everyCallOf } from './everyCall.suite.ts';

everyCallOf('${name}');
`,
  );
}
