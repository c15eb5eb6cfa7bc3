import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sitemap } from '@fireline/domain/shell';
import { namedIds } from './docBlocks.ts';
import {
  carriers,
  isUsable,
  reachOf,
  requirements,
  requirementsFile,
  requirementsPage,
} from '../../tooling/requirements.ts';

describe('requirement ids', () => {
  it('are unique and never change their form', () => {
    const ids = requirements.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^([A-Z]{3}-|N)\d{2}$/.test(id))).toEqual([]);
  });

  it('in the titles of tests and stories all exist', () => {
    const known = new Set(requirements.map(({ id }) => id));
    const unknown = carriers().flatMap(({ file, title, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${id} in ${file}: ${title}`),
    );
    expect(unknown).toEqual([]);
  });

  it('behind @spec in doc blocks, and in the rows of tables, all exist', () => {
    const known = new Set(requirements.map(({ id }) => id));
    const named = namedIds();
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter(({ id }) => !known.has(id)).map(({ file, line, id }) => `${id} in ${file}:${line}`)).toEqual(
      [],
    );
  });

  it('are named wherever the generator left a place for one: no source keeps a TODO of it', () => {
    const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}');
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter((file) => /\bTODO\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('reach as far as what carries them: a rule, a component, a call, a screen, a journey', () => {
    const none = new Set<string>();
    const domain = 'packages/domain/src/org/tree.test.ts';
    expect(reachOf('ORG-02', [domain, 'packages/ui/src/Tree/Tree.test.tsx'], none).levels).toEqual([
      'rule',
      'component',
    ]);
    expect(isUsable(reachOf('ORG-02', [domain], none))).toBe(false);
    expect(reachOf('ORG-02', [domain, 'tests/journeys/a.spec.ts'], none).levels).toEqual(['rule', 'journey']);
    expect(isUsable(reachOf('ORG-02', ['tests/contract/org/orgs.test.ts'], none))).toBe(true);
  });

  it('that name pages are rules until each page is opened', () => {
    const files = ['packages/domain/src/shell/sitemap/sitemap.test.ts', 'tests/journeys/a.spec.ts'];
    const some = reachOf('SHL-07', files, new Set(['alarmList', 'alarmHistory']));
    const all = new Set<string>(
      sitemap.filter(({ path }) => path.startsWith('/alarm-manage/')).map(({ name }) => name),
    );
    expect([isUsable(some), some.pages]).toEqual([false, { opened: 2, all: all.size }]);
    expect(isUsable(reachOf('SHL-07', files, all))).toBe(true);
  });

  it('are listed with who carries them in docs/requirements.md: run `node tooling/requirements.ts`', () => {
    expect(readFileSync(requirementsFile, 'utf8')).toBe(requirementsPage());
  });
});
