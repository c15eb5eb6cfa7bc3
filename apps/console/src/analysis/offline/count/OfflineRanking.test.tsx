import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { OfflineRanking } from './OfflineRanking.tsx';
import type { OfflineCount } from './toRecords.ts';

const row = { key: '1', name: 'Tower', offlineNow: 0, devices: 2, silences: 3, offlineS: 5400, percent: 100 };
const days = ['2026-11-20', '2026-11-21'];

/** The ranking as of an instant. */
function mounted(until: string): void {
  const data: OfflineCount = {
    from: '2026-11-20',
    to: '2026-11-21',
    until,
    inUse: 2,
    offlineNow: 0,
    devices: 2,
    silences: 3,
    offlineS: 5400,
    days: days.map((day) => ({ day, offlineS: 2700, devices: 2 })),
    rows: [{ ...row, days: [2700, 2700] }],
    isCut: false,
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <OfflineRanking data={data} by="unit" filters={{}} />
    </FirelineProvider>,
  );
}

it('has a column of today only while a day goes on [DEV-14]', async () => {
  mounted('2026-11-21T16:00:00.000Z');
  await expect.element(page.getByRole('columnheader', { name: /^Time offline \(h\)/ })).toBeVisible();
  expect(page.getByRole('columnheader', { name: /^Today so far/ }).query()).toBeNull();
});

it('tells what is of the day that goes on from the days that are over [DEV-14]', async () => {
  mounted('2026-11-21T15:59:00.000Z');
  await expect.element(page.getByRole('columnheader', { name: /^Today so far \(h\)/ })).toBeVisible();
  await expect.element(page.getByRole('gridcell', { name: '0.8', exact: true })).toBeVisible();
});
