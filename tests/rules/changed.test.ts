import { describe, expect, it } from 'vitest';
import { affectedTests, affectsEverything, unitOf } from '../../tooling/testing/changed.ts';

const files = Object.entries({
  'packages/domain/src/alarm/level.ts': '',
  'packages/domain/src/alarm/level.test.ts': "import { levelOf } from './level.ts';",
  'packages/domain/src/device/status.test.ts': "import { statusOf } from './status.ts';",
  'packages/ui/src/AlarmTag/AlarmTag.tsx': "import type { Level } from '@fireline/domain/alarm';",
  'packages/ui/src/AlarmTag/AlarmTag.stories.tsx': "import { AlarmTag } from './AlarmTag.tsx';",
  'packages/ui/src/Tree/Tree.test.tsx': "import { Tree } from './Tree.tsx';",
  'apps/console/src/alarm/list/AlarmListScreen.tsx': "const { AlarmTag } = await import('@fireline/ui/AlarmTag');",
  'apps/console/src/alarm/list/AlarmListScreen.stories.tsx': '',
  'apps/gateway/src/gateway.ts': "import { alarmRoutes } from './alarm/routes.ts';",
  'apps/gateway/src/start.test.ts': '',
  'apps/gateway/src/alarm/routes.ts': '',
  'tests/contract/alarm/alarms.test.ts': "import { alarmCalls } from '@fireline/api/alarm';",
  'tests/contract/site/sites.test.ts': "import { siteCalls } from '@fireline/api/site';",
  'tests/contract/everyCall/alarm.test.ts': "import { everyCallOf } from './everyCall.suite.ts';",
  'tests/rules/words.test.ts': '',
}).map(([path, text]) => ({ path, text }));
const always = 'tests/rules/words.test.ts';

describe('what a change can affect', () => {
  it('is asked by folder', () => {
    expect(unitOf('packages/ui/src/Tree/parts/Row.tsx')).toBe('packages/ui/src/Tree');
    expect(unitOf('apps/gateway/src/gateway.ts')).toBe('apps/gateway/src');
    expect(unitOf('tests/contract/alarm/alarms.test.ts')).toBe('tests/contract/alarm/alarms.test.ts');
  });

  it('of a rule: its tests, those of the folders that import it, and the calls of its area', () => {
    expect(affectedTests(['packages/domain/src/alarm/level.ts'], files)).toEqual([
      'packages/domain/src/alarm/level.test.ts',
      'packages/ui/src/AlarmTag/AlarmTag.stories.tsx',
      'tests/contract/everyCall/alarm.test.ts',
      always,
    ]);
  });

  it('of the gateway: the tests that make the calls of the area, and none of what ties all areas together', () => {
    expect(affectedTests(['apps/gateway/src/alarm/routes.ts'], files)).toEqual([
      'tests/contract/alarm/alarms.test.ts',
      'tests/contract/everyCall/alarm.test.ts',
      always,
    ]);
  });

  it('of a component: its stories, and those of the screens that show it', () => {
    expect(affectedTests(['packages/ui/src/AlarmTag/AlarmTag.tsx'], files)).toEqual([
      'packages/ui/src/AlarmTag/AlarmTag.stories.tsx',
      'apps/console/src/alarm/list/AlarmListScreen.stories.tsx',
      always,
    ]);
  });

  it('of a test: itself', () => {
    expect(affectedTests(['tests/contract/site/sites.test.ts'], files)).toEqual([
      'tests/contract/site/sites.test.ts',
      always,
    ]);
  });

  it('is everything for what all folders use', () => {
    for (const path of [
      'pnpm-lock.yaml',
      'packages/ui/src/lib/box.ts',
      'apps/gateway/src/gateway.ts',
      'tests/fixtures/gateway.ts',
    ])
      expect([path, affectsEverything(path)]).toEqual([path, true]);
    for (const path of ['README.md', 'packages/ui/src/Tree/Tree.tsx', 'packages/ui/src/lib/box.test.ts'])
      expect([path, affectsEverything(path)]).toEqual([path, false]);
  });
});
