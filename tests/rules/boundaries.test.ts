import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { areas } from '../../tooling/requirements.ts';

const root = join(import.meta.dirname, '../..');
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: readonly { name: string; comment?: string }[];
};

const orderRule = 'gateway-order-';
/** The areas of the gateway from the lowest up. */
const gatewayOrder = forbidden.flatMap(({ name }) =>
  name.startsWith(orderRule) ? [name.slice(orderRule.length)] : [],
);

/** A small house in which every rule is broken once. */
const brokenHouse: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    gatewayOrder.map((area, at) => [
      `apps/gateway/src/${area}/upward.ts`,
      `import '../${gatewayOrder[at + 1] ?? 'city'}/upward.ts';`,
    ]),
  ),
  'apps/gateway/src/city/upward.ts': `export const up = 1;`,
  'packages/domain/src/alarm/rules.ts': `import fs from 'node:fs'; import { x } from '../device/status.ts'; import '../log/index.ts'; export const a = [fs, x];`,
  'packages/domain/src/log/index.ts': `export const l = 1;`,
  'packages/domain/src/device/status.ts': `import '../alarm/rules.ts'; export const x = 1;`,
  'packages/domain/src/lib/index.ts': `import { x } from '../device/status.ts'; export { x };`,
  'packages/api/src/alarm/shapes.ts': `import * as z from 'zod'; export const s = z.string();`,
  'packages/api/src/alarm/calls.ts': `import { s } from './shapes.ts'; export const t = s;`,
  'packages/api/src/lib/client.ts': `import { useState } from 'react'; export { useState };`,
  'packages/api/src/device/calls.ts': `export * from '../../../ui/src/Bar/Bar.tsx';`,
  'packages/ui/src/Foo/Foo.tsx': `import '@visx/shape'; import '../Bar/Bar.tsx'; import '../../../api/src/alarm/calls.ts'; import './gone.ts';`,
  'packages/ui/src/Bar/Bar.tsx': `import 'fast-check'; import '../Foo/Foo.tsx'; import '../Foo/Foo.stories.tsx';`,
  'packages/ui/src/Foo/Foo.stories.tsx': `export const story = 1;`,
  'apps/console/src/alarm/List.tsx': `import '../device/Detail.tsx'; import '../../../gateway/src/device/store.ts';`,
  'apps/console/src/device/Detail.tsx': `export const d = 1;`,
  'apps/console/src/shell/App.tsx': `import '../device/Detail.tsx';`,
  'apps/console/src/lib/useMay.ts': `import '../shell/App.tsx';`,
  'apps/gateway/src/alarm/routes.ts': `import './store.ts';`,
  'apps/gateway/src/alarm/actions.ts': `import './routes.ts'; import '../message/sending/planStore.ts';`,
  'apps/gateway/src/message/sending/planStore.ts': `export const plans = 1;`,
  'apps/gateway/src/alarm/store.ts': `import './actions.ts'; import 'react';`,
  'apps/gateway/src/device/store.ts': `export const st = 1;`,
  'apps/gateway/src/lib/clock.ts': `import '../device/store.ts';`,
};

/** What the same house may do: types of shapes, the index of another area or component, routes of an area. */
const soundHouse: Readonly<Record<string, string>> = {
  'packages/domain/src/alarm/rules.ts': `import { x } from '../device/index.ts'; export const a = x;`,
  'packages/domain/src/log/areas.ts': `import { l } from '../alarm/log/index.ts'; export const all = [l];`,
  'packages/domain/src/alarm/log/index.ts': `export const l = 1;`,
  'packages/domain/src/device/index.ts': `export { x } from './status.ts';`,
  'packages/domain/src/device/status.ts': `export const x = 1;`,
  'packages/api/src/alarm/shapes.ts': `import * as z from 'zod'; export const s = z.string();`,
  'packages/api/src/alarm/calls.ts': `import type { s } from './shapes.ts'; export type T = typeof s;`,
  'packages/api/src/react/useCall.ts': `import { useState } from 'react'; export { useState };`,
  'packages/ui/src/Foo/Foo.tsx': `import { Bar } from '../Bar/index.ts'; import { useFoo } from './useFoo.ts'; export interface FooProps {} export { Bar, useFoo };`,
  'packages/ui/src/Foo/useFoo.ts': `import type { FooProps } from './Foo.tsx'; export const useFoo = (props: FooProps) => props;`,
  'packages/ui/src/Foo/Foo.test.tsx': `import 'fast-check'; import './Foo.tsx';`,
  'packages/ui/src/Bar/index.ts': `export const Bar = 1;`,
  'packages/ui/src/ChartLine/ChartLine.tsx': `import '@visx/shape';`,
  'apps/console/src/shell/screens.ts': `import '../device/routes.ts'; import '../lib/session/useMay.ts';`,
  'apps/console/src/lib/session/useMay.ts': `export const may = 1;`,
  'apps/console/src/device/routes.ts': `export const load = () => import('./Detail.tsx');`,
  'apps/console/src/device/Detail.tsx': `export const d = 1;`,
  'apps/gateway/src/alarm/routes.ts': `import './actions.ts';`,
  'apps/gateway/src/alarm/actions.ts': `import './store.ts'; import './rules/ruleStore.ts'; import '../message/actions.ts';`,
  'apps/gateway/src/alarm/store.ts': `export const st = 1;`,
  'apps/gateway/src/alarm/rules/ruleStore.ts': `export const ru = 1;`,
  'apps/gateway/src/message/actions.ts': `export const ac = 1;`,
  'apps/gateway/src/city/seed.ts': `import '../message/actions.ts';`,
};

const built: string[] = [];
afterAll(() => {
  for (const folder of built) rmSync(folder, { recursive: true });
});

const rulesBrokenIn = (house: Readonly<Record<string, string>>): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-house-'));
  built.push(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.dependency-cruiser.cjs'), readFileSync(join(root, '.dependency-cruiser.cjs')));
  for (const workspace of ['packages/domain', 'packages/api', 'packages/ui', 'apps/console', 'apps/gateway']) {
    mkdirSync(join(folder, workspace, 'src'), { recursive: true });
    symlinkSync(join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
    writeFileSync(join(folder, workspace, 'package.json'), readFileSync(join(root, workspace, 'package.json')));
  }
  for (const [file, text] of Object.entries(house)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { summary } = JSON.parse(stdout) as { summary: { violations: readonly { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].toSorted();
};

const gateway = join(root, 'apps/gateway/src');
const isStore = (file: string): boolean => /(^|\/)(store|[a-z]\w*Store)\.ts$/.test(file);
/** Files of areas that build SQL. */
const queries = globSync(`{${gatewayOrder.join(',')}}/**/*.ts`, { cwd: gateway })
  .filter((file) => !/\.(test|support)\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(gateway, file), 'utf8') }))
  .filter(({ text }) => /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/.test(text));
/** Who asks, what a transaction notifies, and when a job stops: what a store leaves to others. */
const knowsCaller = (text: string): boolean => /\b(\w+Asks|Deps|Work|transact|isStopped)\b/.test(text);
const usesRules = (text: string): boolean =>
  /^import (?!type)\{(?! type [^,]* \})[^}]*\} from '@fireline\/domain/m.test(text);

describe('stores of the gateway', () => {
  it('are named so: a file that builds SQL, knows no caller and uses no rule of the domain only asks the database', () => {
    const others = queries.filter(({ file, text }) => !isStore(file) && !knowsCaller(text) && !usesRules(text));
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  it('know no caller: their actions decide', () => {
    const stores = queries.filter(({ file }) => isStore(file));
    expect(stores.length).toBeGreaterThan(50);
    expect(stores.flatMap(({ file, text }) => (knowsCaller(text) ? [file] : []))).toEqual([]);
  });
});

describe('who may import whom', { timeout: 60_000 }, () => {
  it('every rule refuses what it names', () => {
    expect(rulesBrokenIn(brokenHouse)).toEqual(forbidden.map(({ name }) => name).toSorted());
  });

  it('the order of the gateway names every area', () => {
    expect(gatewayOrder.toSorted()).toEqual(areas.toSorted());
  });

  it('and lets the way pass that it tells people to take', () => {
    expect(rulesBrokenIn(soundHouse)).toEqual([]);
    expect(forbidden.filter(({ comment }) => !comment)).toEqual([]);
  });
});
