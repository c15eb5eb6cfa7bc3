import { expect, it } from 'vitest';
import { floorColumns } from '../../apps/console/src/building/floorColumns.tsx';
import { buildingColumns } from '../../apps/console/src/building/buildingColumns.tsx';
import { deviceColumns } from '../../apps/console/src/device/list/columns.tsx';
import { monitorColumns } from '../../apps/console/src/plan/monitor/monitorColumns.tsx';

const t = (key: string): string => key;
const format = { number: String, date: String, dateTime: String };

it.each([
  ['devices', deviceColumns(t, format), 'alarm'],
  ['buildings', buildingColumns(t, format), 'alarmLevel'],
  ['floors', floorColumns(t, format), 'alarmLevel'],
  ['plans', monitorColumns(t, format), 'level'],
])(
  'the list of %s cannot hide the word of a level whose colour is at the edge of the row [ALM-02]',
  (_, columns, id) => {
    expect(columns.find((column) => column.id === id)?.isHideable).toBe(false);
  },
);
