import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

it('is read bar by bar from the keyboard, newest first [ALM-01]', async () => {
  await mount(chart, { language: 'en' });
  const slider = page.getByRole('slider', { name: 'Alarms by day' });
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '11-21: 5 — Critical 2, Severe 3');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '11-20: 4 — Severe 4');
});

it('has a table twin with totals [ALM-01]', async () => {
  await mount(chart, { language: 'en' });
  await userEvent.click(page.getByRole('button', { name: 'Show as table' }));
  await expect.element(page.getByRole('row', { name: '11-21 2 3 5' })).toBeVisible();
});
