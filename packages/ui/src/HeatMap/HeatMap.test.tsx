import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { saved } from '../ChartFrame/saved.test.support.ts';
import { themes } from '../tokens/index.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { HeatMap } from './HeatMap.tsx';

const data = {
  rows: ['=North', 'South'],
  columns: ['Mon', 'Tue', 'Wed'],
  values: [
    [1, 0, 10],
    [4, null, 6],
  ],
};
const chart = <HeatMap label="Alarms" data={data} rowsLabel="Place" unit="alarms" />;
const settings = { language: 'en' } as const;
const slider = () => page.getByRole('slider', { name: 'Alarms' });
const reads = (text: string) => expect.element(slider()).toHaveAttribute('aria-valuetext', text);
const focus = (): void => (slider().element() as HTMLElement).focus();

it('is read cell by cell, in rows and columns; not known is not zero [ANA-05]', async () => {
  await mount(chart, settings);
  await reads('2 rows, 3 columns, most 10 alarms; arrow keys read them one by one');
  focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await reads('=North, Tue: 0 alarms');
  await userEvent.keyboard('{ArrowDown}');
  await reads('South, Tue: no data');
  await userEvent.keyboard('{ArrowRight}');
  await reads('South, Wed: 6 alarms');
});

it('a calendar says the whole date [ANA-05]', async () => {
  await mount(<HeatMap label="Alarms" data={{ days: [{ day: '2026-11-22', value: 3 }] }} />, settings);
  focus();
  await userEvent.keyboard('{End}');
  // ICU versions differ in the comma
  await expect
    .element(slider())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Sunday,? 22 November 2026: 3$/));
});

it('explains its shades in steps [ANA-05]', async () => {
  await mount(chart, settings);
  for (const text of ['no data', '≤ 2', '≤ 10'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

it.each(themes)('writes figures light on strong shades and dark on others in %s [ANA-05]', async (theme) => {
  const { root } = await mount(chart, { ...settings, theme });
  await vi.waitFor(() => expect(root.querySelectorAll('[data-strong]')).toHaveLength(1));
  const styles = getComputedStyle(root.querySelector('[data-strong]') ?? root);
  const colour = (name: string): string => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    root.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  expect(styles.fill).toBe(colour('--fl-heat-on-strong'));
});

it('has its figures as a table and in files, without formulas [ANA-04]', async () => {
  await mount(chart, settings);
  expect(await (await saved('Figures (CSV)')).blob.text()).toContain(
    "Place,Mon,Tue,Wed\r\n'=North,1,0,10\r\nSouth,4,,6\r\n",
  );
  await userEvent.click(page.getByRole('button', { name: 'Show as table' }));
  await expect.element(page.getByRole('row', { name: 'South 4 — 6' })).toBeVisible();
});
