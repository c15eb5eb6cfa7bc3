import { deviceTypeNames, tabsOf } from '@fireline/domain/device';
import { expect, it } from 'vitest';
import { deviceTabGroups, tabRowsOf } from './tabs.ts';

it.each(deviceTypeNames)('the page of a device of type %s has the tabs of its row, each once [DEV-13]', (type) => {
  const rows = tabRowsOf(type);
  // the curves are in the overview
  const shown = ['measurements', ...rows.map(({ tab }) => tab)];
  expect(shown.toSorted()).toEqual(tabsOf(type).toSorted());
  expect(new Set(rows.map(({ value }) => value)).size).toBe(rows.length);
  // few enough to be seen at once, in either level
  for (const group of deviceTabGroups) expect(rows.filter((row) => row.group === group).length).toBeLessThanOrEqual(6);
});
