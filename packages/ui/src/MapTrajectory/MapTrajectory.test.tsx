import { wgs84 } from '@fireline/domain/site';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ground, withoutWebGl } from '../MapBase/map.test.support.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { MapTrajectory, type MapTrajectoryProps } from './MapTrajectory.tsx';

const settings = { language: 'en' } as const;
const startMs = Date.parse('2026-11-21T08:00:00+08:00');
const minuteMs = 60_000;
const fix = (minute: number, lng: number) => ({ atMs: startMs + minute * minuteMs, at: wgs84(lng, 22.54) });
/** Two walks along a street; for most of an hour between them nothing was heard. */
const fixes = [fix(0, 114), fix(5, 114.002), fix(60, 114.01), fix(62, 114.012)];
const common = { base: ground, fixes, gapMs: 15 * minuteMs, style: { height: 500, width: 700 } } as const;

const slider = () => page.getByRole('slider', { name: 'Time' });
const minuteShown = (): number => ((slider().element() as HTMLInputElement).valueAsNumber - startMs) / minuteMs;
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

/** How many pieces of a way are drawn from west to east, with nothing between them. */
function piecesDrawn(): number {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-map] canvas[aria-hidden]');
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen || canvas.width === 0) return 0;
  const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const isDrawn = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (__, y) => data[(y * width + x) * 4 + 3] ?? 0).some((alpha) => alpha > 0),
  );
  return isDrawn.filter((drawn, x) => drawn && !isDrawn[x - 1]).length;
}

describe('the way', () => {
  it('is not drawn over a gap, and the gap is told [DEV-25]', async () => {
    const { rerender } = await mount(<MapTrajectory {...common} />, settings);
    await vi.waitFor(() => expect(piecesDrawn()).toBe(2));
    await expect.element(page.getByText(/^4 positions, .+, gaps: 1$/)).toBeVisible();
    await rerender(<MapTrajectory {...common} gapMs={120 * minuteMs} />);
    await vi.waitFor(() => expect(piecesDrawn()).toBe(1));
  });

  it('is played back to its end, stopped, and gone through step by step and by keys [DEV-25] [N23]', async () => {
    const onMomentChange = vi.fn<NonNullable<MapTrajectoryProps['onMomentChange']>>();
    await mount(<MapTrajectory {...common} onMomentChange={onMomentChange} />, settings);
    await expect.element(slider()).toBeVisible();
    expect(minuteShown()).toBe(62);
    (slider().element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    expect(minuteShown()).toBe(0);
    await press('Step on');
    expect(minuteShown()).toBe(5);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Speed' }), '60×');
    await press('Play');
    // in the gap nobody knows where the watch is
    await expect.element(page.getByRole('status').getByText(/^No positions for 55/)).toBeVisible();
    await press('Pause');
    const paused = minuteShown();
    expect(paused).toBeGreaterThan(5);
    expect(paused).toBeLessThan(62);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Speed' }), '3,600×');
    await press('Play');
    await vi.waitFor(() => expect(minuteShown()).toBe(62));
    await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    expect(onMomentChange.mock.lastCall?.[0].value).toBe(startMs + 62 * minuteMs);
  });

  it('is a table with its gaps, from which a moment is shown; the table alone without WebGL [N23] [DEV-25]', async () => {
    onTestFinished(withoutWebGl());
    await mount(<MapTrajectory {...common} />, settings);
    const rows = page.getByRole('region', { name: /List$/ }).getByRole('row');
    await vi.waitFor(() => expect(rows.elements()).toHaveLength(6));
    expect(rows.elements()[3]?.textContent).toMatch(/^No positions for 55/);
    (page.getByRole('button', { name: /^Show .*08:05/ }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(minuteShown()).toBe(5);
    await expect.element(rows.nth(2)).toHaveAttribute('aria-current', 'true');
  });
});

it('says that it loads, that there is nothing, and why it failed, with another try [DEV-25]', async () => {
  const onRetry = vi.fn<() => void>();
  const map = (props: Partial<MapTrajectoryProps>) => <MapTrajectory {...common} fixes={[]} {...props} />;
  const { rerender } = await mount(map({ isLoading: true }), settings);
  await expect.element(page.getByText('Loading the trajectory…')).toBeVisible();
  await rerender(map({}));
  await expect.element(page.getByText('No positions in this time')).toBeVisible();
  expect(page.getByRole('slider').elements()).toHaveLength(0);
  await rerender(map({ failure: 'the gateway did not answer', onRetry }));
  await expect.element(page.getByText('the gateway did not answer')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
