import '@fontsource-variable/inter';
import { alarmStates, alarmWords } from '@fireline/domain/alarm';
import { languages } from '@fireline/domain/lib';
import { DataTable } from '@fireline/ui/DataTable';
import { FirelineProvider, useFormat, useWords } from '@fireline/ui/lib';
import { siteWords } from '@fireline/domain/site';
import { deviceWords } from '@fireline/domain/device';
import type { Alarm } from '@fireline/api/alarm';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { currentColumns } from './columns.tsx';
import { alarmScreenWords } from '../words.ts';

const rows = alarmStates.map(
  (state, index) =>
    ({ alarmId: index, state, level: 1, alarmTime: new Date(Date.now() - 44 * 60_000).toISOString() }) as Alarm,
);

/** The level and the state, which are pinned, as the alarm list shows them. */
function States() {
  const t = useWords(alarmScreenWords, alarmWords, siteWords, deviceWords);
  const columns = currentColumns({ t, format: useFormat() }).slice(0, 2);
  return <DataTable label="states" columns={columns} rows={rows} getRowId={({ alarmId }) => alarmId} />;
}

it.each(languages)(
  '%s: the word of an alarm state and the age fit their column [ALM-01] [SHL-12]',
  async (language) => {
    // the letters of the product, not of the machine
    await document.fonts.load('600 14px "Inter Variable"');
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    onTestFinished(() => root.unmount());
    root.render(
      <FirelineProvider language={language}>
        <div style={{ width: 400, height: 300 }}>
          <States />
        </div>
      </FirelineProvider>,
    );
    for (const state of alarmStates) {
      const cell = page.getByRole('gridcell', {
        name: new RegExp(`^${alarmWords[`alarm.state.${state}`][language]} .*44`),
      });
      await expect.element(cell).toBeVisible();
      expect(cell.element().scrollWidth, state).toBeLessThanOrEqual(cell.element().clientWidth);
    }
  },
);
