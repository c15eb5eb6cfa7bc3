import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { saved } from '../ChartFrame/saved.test.support.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { BarChart } from './BarChart.tsx';

const series = [
  { key: '1', label: 'Critical', level: 1 },
  { key: '2', label: 'Severe', level: 2 },
] as const;
const bars = [
  { name: '11-20', values: { 1: 0, 2: 4 } },
  { name: '11-21', values: { 1: 2, 2: 3 } },
];
const chart = <BarChart label="Alarms by day" series={series} bars={bars} barsLabel="Day" />;
const settings = { language: 'en' } as const;
const slider = () => page.getByRole('slider');
const focus = (): void => (slider().element() as HTMLElement).focus();
const reads = (text: string) => expect.element(slider()).toHaveAttribute('aria-valuetext', text);
const drawnBars = (root: HTMLElement) => [...root.querySelectorAll('[data-part="bar"]')];

it('is read bar by bar from the keyboard, newest first [ALM-01]', async () => {
  await mount(chart, settings);
  focus();
  await userEvent.keyboard('{ArrowLeft}');
  await reads('11-21: 5 — Critical 2, Severe 3');
  await userEvent.keyboard('{ArrowLeft}');
  await reads('11-20: 4 — Severe 4');
});

it('has a table twin with totals [ALM-01] [ANA-04]', async () => {
  await mount(chart, settings);
  await userEvent.click(page.getByRole('button', { name: 'Show as table' }));
  await expect.element(page.getByRole('row', { name: '11-21 2 3 5' })).toBeVisible();
});

it('cuts off the name of no bar, however narrow the last is [ANA-04]', async () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    name: `2026-11-${String(index + 1).padStart(2, '0')}`,
    values: { 1: 1 },
  }));
  const { root } = await mount(
    <div style={{ width: 300 }}>
      <BarChart label="Alarms by day" series={series} bars={days} barsLabel="Day" />
    </div>,
    settings,
  );
  await expect.poll(() => root.querySelectorAll('svg[data-chart] text').length).toBeGreaterThan(3);
  const last = [...root.querySelectorAll('svg[data-chart] text')].find(({ textContent }) => textContent === '11-30');
  const edge = root.querySelector('svg[data-chart]')?.getBoundingClientRect().right ?? 0;
  expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
});

it('tells levels apart by pattern, not by colour alone [ALM-02]', async () => {
  const { root } = await mount(chart, settings);
  const fills = drawnBars(root).map((bar) => getComputedStyle(bar).fill);
  expect(new Set(fills).size).toBe(2);
  const marks = [...root.querySelectorAll('pattern path')].map((path) => path.getAttribute('d'));
  expect(new Set(marks).size).toBe(2);
  await expect.element(page.getByRole('button', { name: 'Level 1 Critical' })).toBeVisible();
});

it('draws a quiet series neutral, and the others as without it [ANA-04]', async () => {
  const quiet = [
    { key: 'on', label: 'Online', isQuiet: true },
    ...['off', 'removed'].map((key) => ({ key, label: key })),
  ];
  const { root } = await mount(
    <BarChart label="Devices" series={quiet} bars={[{ name: 'A', values: {} }]} />,
    settings,
  );
  const looks = [...root.querySelectorAll('pattern > [data-series]')].map((tile) => tile.getAttribute('data-series'));
  expect(looks).toEqual(['quiet', '1', '2']);
});

it('leaves out what its legend hides, in bars and in words, but not in the table [ANA-04]', async () => {
  const { root } = await mount(chart, settings);
  await vi.waitFor(() => expect(drawnBars(root)).toHaveLength(3));
  await userEvent.click(page.getByRole('button', { name: 'Level 2 Severe' }));
  await vi.waitFor(() => expect(drawnBars(root)).toHaveLength(1));
  focus();
  await userEvent.keyboard('{End}');
  await reads('11-21: 2');
  await userEvent.click(page.getByRole('button', { name: 'Show as table' }));
  await expect.element(page.getByRole('row', { name: '11-21 2 3 5' })).toBeVisible();
});

it('lies down for long names, is read from the top, and adds up the others [ANA-02]', async () => {
  const places = [5, 9, 1, 2].map((count, index) => ({ name: `=Place ${index + 1}`, values: { count } }));
  await mount(
    <BarChart
      label="Places"
      series={[{ key: 'count', label: 'Alarms' }]}
      bars={places}
      direction="horizontal"
      top={2}
    />,
    settings,
  );
  focus();
  await userEvent.keyboard('{ArrowDown}');
  await reads('=Place 2: 9');
  await userEvent.keyboard('{End}');
  await reads('2 others: 3');
  const csv = await (await saved('Figures (CSV)')).blob.text();
  expect(csv).toContain("\r\n'=Place 4,2,2\r\n");
});

it('draws what is below zero downwards from the zero line [ANA-04]', async () => {
  const { root } = await mount(
    <BarChart
      label="Change"
      series={[{ key: 'kwh', label: 'kWh' }]}
      bars={[
        { name: 'Oct', values: { kwh: 4 } },
        { name: 'Nov', values: { kwh: -4 } },
      ]}
    />,
    settings,
  );
  await vi.waitFor(() => expect(drawnBars(root)).toHaveLength(2));
  const [up, down] = drawnBars(root).map((bar) => bar.getBoundingClientRect());
  expect(up?.bottom).toBeCloseTo(down?.top ?? 0, 0);
  expect(up?.height).toBeCloseTo(down?.height ?? 0, 0);
});
