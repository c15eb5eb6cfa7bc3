import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { saved } from '../ChartFrame/saved.test.support.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { DonutChart } from './DonutChart.tsx';

const parts = [
  { key: 'normal', label: 'Normal', value: 9996 },
  { key: 'alarm', label: 'Alarm', value: 1, level: 1 },
  { key: 'offline', label: 'Offline', value: 3 },
] as const;
const chart = <DonutChart label="Devices" parts={parts} partsLabel="State" />;
const settings = { language: 'en' } as const;
const slider = () => page.getByRole('slider', { name: 'Devices' });
const reads = (text: string) => expect.element(slider()).toHaveAttribute('aria-valuetext', text);
const focus = (): void => (slider().element() as HTMLElement).focus();

it('is read part by part, the worst level first, with its share [ANA-05] [N09]', async () => {
  await mount(chart, settings);
  await reads('10,000 in 3 parts; arrow keys read them one by one');
  focus();
  await userEvent.keyboard('{ArrowRight}');
  await reads('Alarm: 1, <1%');
  await userEvent.keyboard('{ArrowRight}');
  await reads('Normal: 9,996, 100%');
  await userEvent.keyboard('{End}');
  await reads('Offline: 3, <1%');
});

it('draws a part below one percent wide enough to be seen [ANA-05]', async () => {
  const { root } = await mount(chart, settings);
  await vi.waitFor(() => expect(root.querySelectorAll('[data-part="slice"]')).toHaveLength(3));
  for (const slice of root.querySelectorAll('[data-part="slice"]')) {
    const { width, height } = slice.getBoundingClientRect();
    expect(Math.hypot(width, height)).toBeGreaterThan(4);
  }
});

it('counts in the middle what is shown; the legend hides a part [ANA-05]', async () => {
  const { root } = await mount(chart, settings);
  await expect.element(page.getByText('10,000')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Normal/ }));
  await vi.waitFor(() => expect(root.querySelector('[data-part="figure"]')?.textContent).toBe('4'));
  await reads('4 in 2 parts; arrow keys read them one by one');
});

it('has all parts as a table and in files [ANA-04]', async () => {
  await mount(<DonutChart label="Devices" parts={parts} partsLabel="State" partsMax={2} />, settings);
  expect(await (await saved('Figures (CSV)')).blob.text()).toContain('State,Count,Share\r\nNormal,9996,100%\r\n');
  const svg = await (await saved('Drawing (SVG)')).blob.text();
  expect(svg).toContain('>2 others<');
  expect(svg).toContain('>10,000<');
  await userEvent.click(page.getByRole('button', { name: 'Show as table' }));
  await expect.element(page.getByRole('row', { name: 'Offline 3 <1%' })).toBeVisible();
});

it('the figure of a part leads to its list, and its name still hides it [ANA-05] [SHL-06]', async () => {
  await mount(
    <DonutChart label="Devices" parts={[...parts.slice(0, 2), { ...parts[2], href: '/devices?status=offline' }]} />,
    settings,
  );
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/devices?status=offline');
  await expect.element(page.getByRole('link')).toHaveAccessibleName('Offline 3');
  await page.getByRole('button', { name: /^Offline/ }).click();
  await expect.element(page.getByRole('button', { name: /^Offline/ })).toHaveAttribute('aria-pressed', 'false');
});
