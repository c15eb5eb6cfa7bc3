import { deviceTypeNames, tabsOf } from '@fireline/domain/device';
import { expect, it } from 'vitest';
import { tabRowsOf } from './tabs.ts';

it.each(deviceTypeNames)('the page of a device of type %s has the tabs of its row, each once [DEV-13]', (type) => {
  const rows = tabRowsOf(type);
  // the curves stand above the tabs, and the alarms are the first of them
  const shown = ['measurements', 'alarm', ...rows.map(({ tab }) => tab)];
  expect(shown.toSorted()).toEqual(tabsOf(type).toSorted());
  expect(new Set(rows.map(({ value }) => value)).size).toBe(rows.length);
});
