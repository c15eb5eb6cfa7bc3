import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { LineChart } from './LineChart.tsx';

const start = Date.parse('2026-11-21T00:00:00Z');
const points = [20, 21, 58, 60].map((value, index) => ({ at: start + index * 600_000, value }));
const settings = { language: 'en', timeZone: 'Asia/Shanghai' } as const;
const chart = (
  <LineChart
    label="Temperature"
    unit="°C"
    digits={1}
    points={points}
    band={{ to: 57 }}
    marks={[{ at: start + 1_200_000, level: 2 }]}
  />
);

it('is read point by point from the keyboard [DEV-13]', async () => {
  await mount(chart, settings);
  const slider = page.getByRole('slider', { name: 'Temperature' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '4 points; arrow keys read them one by one');
  (slider.element() as HTMLElement).focus();
  const read = async (key: string) => {
    await userEvent.keyboard(key);
    return slider.element().getAttribute('aria-valuetext');
  };
  expect(await read('{Home}')).toBe('21 Nov 2026, 08:00:00, 20.0 °C');
  expect(await read('{ArrowRight}')).toBe('21 Nov 2026, 08:10:00, 21.0 °C');
  expect(await read('{PageUp}')).toBe('21 Nov 2026, 08:30:00, 60.0 °C');
  expect(await read('{Escape}')).toBe('4 points; arrow keys read them one by one');
});

it('draws the range and each alarm with the symbol of its level [DEV-13] [ALM-02]', async () => {
  const { root } = await mount(chart, settings);
  expect(root.querySelectorAll('svg[data-chart] [data-level="2"] path')).toHaveLength(2);
  await expect.element(page.getByText('Normal up to 57.0 °C')).toBeVisible();
});

it('has the same data as a table [DEV-13]', async () => {
  await mount(chart, settings);
  await userEvent.click(page.getByRole('button', { name: 'Show as table' }));
  await expect.element(page.getByRole('row', { name: '21 Nov 2026, 08:20:00 58.0' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show as chart' }));
  await expect.element(page.getByRole('slider', { name: 'Temperature' })).toBeVisible();
});

it('is saved as CSV with a heading, and as a picture that is not blank [DEV-13]', async () => {
  const blobs: Blob[] = [];
  const kept = URL.createObjectURL.bind(URL);
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return kept(blob);
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await mount(chart, settings);
  await userEvent.click(page.getByRole('button', { name: 'Export as CSV' }));
  expect(await blobs.at(-1)?.text()).toContain('Time,Value (°C)\r\n"21 Nov 2026, 08:00:00",20\r\n');
  await userEvent.click(page.getByRole('button', { name: 'Save as picture' }));
  await vi.waitFor(() => expect(blobs.at(-1)?.type).toBe('image/png'), { timeout: 10_000 });
  const bitmap = await createImageBitmap(blobs.at(-1) as Blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colours = new Set(
    new Uint32Array((context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()).buffer),
  );
  expect(colours.size).toBeGreaterThan(5);
  made.mockRestore();
  clicked.mockRestore();
});

it('says that there is nothing, instead of drawing an empty frame [LIB-01]', async () => {
  await mount(<LineChart label="Temperature" points={[]} />, settings);
  await expect.element(page.getByText('No data in the chosen time range')).toBeVisible();
});
