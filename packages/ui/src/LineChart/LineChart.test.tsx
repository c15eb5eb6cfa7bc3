import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { saved } from '../ChartFrame/saved.test.support.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { LineChart, type LineChartProps } from './LineChart.tsx';

const start = Date.parse('2026-11-21T00:00:00Z');
const points = [20, 21, 58, 60].map((value, index) => ({ at: start + index * 600_000, value }));
const settings = { language: 'en', timeZone: 'Asia/Shanghai' } as const;
const marks = [{ at: start + 1_200_000, level: 2 }] as const;
const base = { label: 'Temperature', unit: '°C', digits: 1, points, band: { to: 57 }, marks } as const;
const chart = <LineChart {...base} />;
const slider = (name = 'Temperature') => page.getByRole('slider', { name });
const focus = (): void => (slider().element() as HTMLElement).focus();
const reads = (text: string) => expect.element(slider()).toHaveAttribute('aria-valuetext', text);

it('is read point by point from the keyboard, with what is wrong at each [DEV-13] [ANA-04]', async () => {
  await mount(chart, settings);
  await reads('4 points; arrow keys read them one by one');
  focus();
  await userEvent.keyboard('{Home}');
  await reads('21 Nov 2026, 08:00:00, 20.0 °C');
  await userEvent.keyboard('{ArrowRight}');
  await reads('21 Nov 2026, 08:10:00, 21.0 °C');
  await userEvent.keyboard('{ArrowRight}');
  await reads('21 Nov 2026, 08:20:00, 58.0 °C High, Level 2 Severe');
  await userEvent.keyboard('{PageUp}');
  await reads('21 Nov 2026, 08:30:00, 60.0 °C High');
  await userEvent.keyboard('{Escape}');
  await reads('4 points; arrow keys read them one by one');
});

it('draws the range and each alarm with the symbol of its level [DEV-13] [ALM-02]', async () => {
  const { root } = await mount(chart, settings);
  expect(root.querySelectorAll('svg[data-chart] [data-level="2"] path')).toHaveLength(2);
  await expect.element(page.getByText('Normal up to 57.0 °C')).toBeVisible();
});

it('draws no line over a silence, nor over what is no number [DEV-13]', async () => {
  const withGaps = [
    ...points,
    { at: start + 6_000_000, value: 22 },
    { at: start + 6_600_000, value: Number.NaN },
    { at: start + 7_200_000, value: 23 },
    { at: start + 7_800_000, value: 24 },
  ];
  const { root } = await mount(<LineChart {...base} points={withGaps} gapMsMax={1_200_000} />, settings);
  await vi.waitFor(() =>
    expect(root.querySelector('[data-part="lines"]')?.getAttribute('d')?.match(/M/g)).toHaveLength(2),
  );
  expect(root.querySelector('[data-part="dots"]')?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
});

it('shows less of the time by keys, moves it, and all of it again [ANA-04]', async () => {
  const onShownChange = vi.fn<NonNullable<LineChartProps['onShownChange']>>();
  await mount(<LineChart {...base} onShownChange={onShownChange} />, settings);
  focus();
  await userEvent.keyboard('{Home}+');
  await vi.waitFor(() =>
    expect(onShownChange).toHaveBeenLastCalledWith({ value: { from: start, to: start + 900_000 } }),
  );
  await reads('21 Nov 2026, 08:00:00, 20.0 °C');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await vi.waitFor(() =>
    expect(onShownChange).toHaveBeenLastCalledWith({ value: { from: start + 225_000, to: start + 1_125_000 } }),
  );
  await userEvent.keyboard('0');
  await vi.waitFor(() => expect(onShownChange).toHaveBeenLastCalledWith({ value: null }));
});

it('zooms by buttons too, which say what is shown [ANA-04]', async () => {
  await mount(chart, settings);
  await expect.element(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
  await expect.element(page.getByText('21 Nov 2026, 08:07:30 to 21 Nov 2026, 08:22:30')).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Show all of the time' }));
  await reads('4 points; arrow keys read them one by one');
});

it('shows the time that a pointer drags over [ANA-04]', async () => {
  const onShownChange = vi.fn<NonNullable<LineChartProps['onShownChange']>>();
  await mount(<LineChart {...base} onShownChange={onShownChange} />, settings);
  const box = slider().element().getBoundingClientRect();
  const send = (type: string, x: number): boolean =>
    slider()
      .element()
      .dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          button: 0,
          pointerType: 'mouse',
          clientX: box.left + x,
          clientY: box.top + 60,
        }),
      );
  // no real pointer is down that could be captured
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementationOnce(() => {});
  send('pointerdown', box.width / 2);
  send('pointermove', box.width - 20);
  await vi.waitFor(() => expect(slider().element().querySelectorAll('rect').length).toBeGreaterThan(2));
  send('pointerup', box.width - 12);
  await vi.waitFor(() => expect(onShownChange).toHaveBeenCalledOnce());
  const { value } = onShownChange.mock.lastCall?.[0] ?? {};
  expect(value?.to).toBeCloseTo(start + 1_800_000, -4);
  expect(value?.from).toBeGreaterThan(start + 600_000);
});

it('draws several series, hides one by its legend, and reads all that are shown [ANA-04]', async () => {
  const series = [
    { key: 'a', label: 'Phase A', points },
    { key: 'b', label: 'Phase B', points: points.slice(1) },
  ];
  const { root } = await mount(<LineChart label="Temperature" unit="A" series={series} />, settings);
  focus();
  await userEvent.keyboard('{End}');
  await reads('21 Nov 2026, 08:30:00, Phase A 60 A, Phase B 60 A');
  await userEvent.click(page.getByRole('button', { name: 'Phase A' }));
  await vi.waitFor(() => expect(root.querySelectorAll('[data-part="lines"]')).toHaveLength(1));
  await userEvent.click(page.getByRole('button', { name: 'Show as table' }));
  await expect.element(page.getByRole('row', { name: '21 Nov 2026, 08:00:00 20 —' })).toBeVisible();
});

it('has the same data as a table, page by page where it is long [DEV-13] [ANA-04]', async () => {
  const many = Array.from({ length: 450 }, (_, index) => ({ at: start + index * 60_000, value: index }));
  await mount(<LineChart {...base} points={many} digits={0} />, settings);
  await userEvent.click(page.getByRole('button', { name: 'Show as table' }));
  await expect.element(page.getByRole('row', { name: '21 Nov 2026, 08:20:00 20' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Page 3' }));
  await expect.element(page.getByRole('row', { name: '21 Nov 2026, 15:29:00 449' })).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Show as chart' }));
  await expect.element(slider()).toBeVisible();
});

it('one point a day is told by its day, on the curve and in the table [ANA-04]', async () => {
  const midnight = Date.parse('2026-11-19T16:00:00Z');
  const daily = [98, 99].map((value, day) => ({ at: midnight + day * 86_400_000, value }));
  await mount(<LineChart {...base} points={daily} digits={0} />, settings);
  focus();
  await userEvent.keyboard('{Home}');
  await reads('20 Nov 2026, 98 °C High');
  await userEvent.click(page.getByRole('button', { name: 'Show as table' }));
  await expect.element(page.getByRole('row', { name: '21 Nov 2026 99' })).toBeVisible();
});

it('is saved as CSV with a heading, and as a picture that is not blank [DEV-13] [ANA-04]', async () => {
  await mount(chart, settings);
  const csv = await saved('Figures (CSV)');
  expect(csv.name).toBe('Temperature.csv');
  expect(await csv.blob.text()).toContain('Time,Value (°C)\r\n"21 Nov 2026, 08:00:00",20\r\n');
  const svg = await saved('Drawing (SVG)');
  const text = await svg.blob.text();
  expect(text).toContain('<title>Temperature</title>');
  expect(text).toContain('>Normal up to 57.0 °C<');
  expect(new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  const png = await saved('Picture (PNG)');
  const bitmap = await createImageBitmap(png.blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colours = new Set(
    new Uint32Array((context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()).buffer),
  );
  expect(colours.size).toBeGreaterThan(5);
});

it('says that there is nothing, instead of drawing an empty frame [LIB-01]', async () => {
  await mount(<LineChart label="Temperature" points={[]} />, settings);
  await expect.element(page.getByText('No data in the chosen time range')).toBeVisible();
});
