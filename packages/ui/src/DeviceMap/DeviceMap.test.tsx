import { wgs84 } from '@fireline/domain/site';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ground, withoutWebGl } from '../MapBase/map.test.support.ts';
import { drawn as redrawn, mount } from '../lib/mount.test.support.tsx';
import { DeviceMap, type DeviceMapProps } from './DeviceMap.tsx';
import type { MapAlarm, MapDevice } from './model.ts';

const settings = { language: 'en' } as const;
const device = (id: number, lng = 114.05 + id * 0.02): MapDevice => ({
  id,
  name: `Detector ${id}`,
  at: wgs84(lng, 22.55),
  type: 'smoke',
});
const devices = [device(1), device(2), device(3)];
const alarm: MapAlarm = {
  alarmId: 7,
  level: 1,
  state: 'open',
  name: 'Smoke alarm',
  raisedAtMs: Date.parse('2026-11-21T10:00:00+08:00'),
  deviceId: 2,
};
const common = {
  base: ground,
  defaultView: { centre: wgs84(114.09, 22.55), zoom: 12 },
  style: { height: 500, width: 800 },
} as const;
const drawn = (count: number) =>
  vi.waitFor(() =>
    expect(document.querySelector('[data-part="points"]')?.getAttribute('data-symbols')).toBe(String(count)),
  );
/** Whether both rings round news are seen and no tool of the map covers one. */
function belowTools(): boolean {
  const rings = [...document.querySelectorAll('[data-part="news"]:not([hidden])')];
  const bottoms = page
    .getByRole('button', { name: /^(Alarms|List|Legend)/ })
    .elements()
    .map((tool) => tool.getBoundingClientRect().bottom);
  return rings.length === 2 && rings.every((ring) => ring.getBoundingClientRect().top > Math.max(...bottoms));
}
/** Frames wait until they are let go, as on a busy machine. */
function heldFrames(): { readonly release: () => void } {
  const held = new Map<number, FrameRequestCallback>();
  let last = 0;
  const asking = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => {
    last += 1;
    held.set(last, run);
    return last;
  });
  const taking = vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((id) => void held.delete(id));
  const restore = (): void => [asking, taking].forEach((spy) => spy.mockRestore());
  onTestFinished(restore);
  return {
    release: () => {
      restore();
      for (const run of held.values()) run(performance.now());
    },
  };
}
const openList = async () => {
  await userEvent.click(page.getByRole('button', { name: 'List' }));
  return page.getByRole('region', { name: /in view/ });
};

describe('the map', () => {
  it('reports failure where the worker of its points may not start; a retry draws them [SIT-11]', async () => {
    const RealWorker = Worker;
    const stub = vi
      .fn<(url: string | URL, options?: WorkerOptions) => Worker>()
      .mockImplementation(function start(url, options) {
        if (String(url).includes('clusterWorker')) throw new TypeError('a policy of the page');
        return new RealWorker(url, options);
      });
    vi.stubGlobal('Worker', stub);
    await mount(<DeviceMap {...common} devices={devices} />, settings);
    await expect.element(page.getByText(/did not start: none are on the map/)).toBeVisible();
    vi.stubGlobal('Worker', RealWorker);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await drawn(3);
    await expect.element(page.getByText(/did not start/)).not.toBeInTheDocument();
  });

  it('says in a list what it draws, the worst first, found by name [N23] [N09]', async () => {
    await mount(<DeviceMap {...common} devices={devices} alarms={[alarm]} />, settings);
    await drawn(3);
    const list = await openList();
    await vi.waitFor(() =>
      expect(
        list
          .getByRole('listitem')
          .elements()
          .map((row) => row.textContent),
      ).toEqual(['Detector 2', 'Detector 1', 'Detector 3']),
    );
    await expect.element(list.getByRole('img', { name: 'Level 1 Critical' })).toBeVisible();
    await userEvent.fill(list.getByRole('searchbox'), 'ctor 3');
    await vi.waitFor(() => expect(list.getByRole('listitem').elements()).toHaveLength(1));
    await userEvent.fill(list.getByRole('searchbox'), 'nothing');
    await expect.element(list.getByText('No name matches')).toBeVisible();
    const composing = new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true });
    await redrawn(() => list.getByRole('searchbox').element().dispatchEvent(composing));
    await expect.element(list.getByText('No name matches')).toBeVisible();
  });

  it('keeps up a list that was opened while the map moved [N23]', async () => {
    const map = (height: number, shown: readonly MapDevice[]) => (
      <DeviceMap {...common} style={{ height, width: 800 }} devices={shown} />
    );
    const { rerender } = await mount(map(500, devices), settings);
    await drawn(3);
    const frames = heldFrames();
    await rerender(map(400, devices));
    await vi.waitFor(() => expect(document.querySelector('canvas.maplibregl-canvas')?.clientHeight).toBeLessThan(450));
    const list = await openList();
    await vi.waitFor(() => expect(list.getByRole('listitem').elements()).toHaveLength(3));
    frames.release();
    await rerender(map(400, [...devices, device(4)]));
    await vi.waitFor(() => expect(list.getByRole('listitem').elements()).toHaveLength(4));
  });

  it('opens the card of what is chosen, and goes back to the list by Escape [N23] [SIT-11]', async () => {
    const onOpen = vi.fn<NonNullable<DeviceMapProps['onOpen']>>();
    await mount(<DeviceMap {...common} devices={devices} alarms={[alarm]} onOpen={onOpen} />, settings);
    await drawn(3);
    const list = await openList();
    await userEvent.click(list.getByRole('button', { name: /Detector 2/ }));
    const card = page.getByRole('region', { name: 'Detector 2' });
    await expect.element(card.getByText(/Smoke alarm, .+, /)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Open' }));
    expect(onOpen.mock.lastCall?.[0].point.item).toBe(devices[1]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('region', { name: /in view/ })).toBeVisible();
  });

  it('offers to open only what has something to open [SIT-11]', async () => {
    const onOpen = vi.fn<NonNullable<DeviceMapProps['onOpen']>>();
    const canOpen: DeviceMapProps['canOpen'] = ({ layer, item }) => layer === 'devices' && item.id === 1;
    await mount(<DeviceMap {...common} devices={devices} alarms={[alarm]} {...{ onOpen, canOpen }} />, settings);
    await drawn(3);
    const list = await openList();
    await userEvent.click(list.getByRole('button', { name: /Detector 2/ }));
    const card = page.getByRole('region', { name: 'Detector 2' });
    await expect.element(card.getByText(/Smoke alarm, .+, /)).toBeVisible();
    expect(card.getByRole('button', { name: 'Open' }).elements()).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(list.getByRole('button', { name: /Detector 1/ }));
    await expect
      .element(page.getByRole('region', { name: 'Detector 1' }).getByRole('button', { name: 'Open' }))
      .toBeVisible();
  });

  it('opens what lies on one spot as a list, by a press or by Enter [SIT-11] [N23]', async () => {
    const stacked = [device(1, 114.09), device(2, 114.09), device(3, 114.09)];
    await mount(<DeviceMap {...common} devices={stacked} alarms={[]} />, settings);
    await drawn(1);
    (page.getByRole('region', { name: 'Devices and alarms' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const list = page.getByRole('region', { name: '3 at this spot' });
    await vi.waitFor(() => expect(list.getByRole('listitem').elements()).toHaveLength(3));
  });

  it('rings what is news until it is acknowledged, without motion where less is asked for [N23]', async () => {
    const map = (alarms: readonly MapAlarm[]) => <DeviceMap {...common} devices={devices} alarms={alarms} />;
    const rings = (): Element[] => [...document.querySelectorAll('[data-part="news"]:not([hidden])')];
    const { rerender } = await mount(map([]), settings);
    await drawn(3);
    await rerender(map([alarm]));
    await vi.waitFor(() => expect(rings()).toHaveLength(1));
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    expect(rings()[0]?.getAnimations()).toEqual([]);
    await rerender(map([{ ...alarm, state: 'acknowledged' }]));
    await vi.waitFor(() => expect(rings()).toHaveLength(0));
  });

  it('shows all alarms below its tools, none of them hidden there [N09] [SIT-11]', async () => {
    const onViewChange = vi.fn<NonNullable<DeviceMapProps['onViewChange']>>();
    const ends = [
      { ...device(1), at: wgs84(114.09, 22.75) },
      { ...device(2), at: wgs84(114.09, 22.35) },
    ];
    const defaultView = { ...common.defaultView, zoom: 8 };
    const narrow = { ...common, defaultView, style: { height: 420, width: 340 }, devices: ends, onViewChange };
    const { rerender } = await mount(<DeviceMap {...narrow} alarms={[]} />, settings);
    await drawn(2);
    await rerender(<DeviceMap {...narrow} alarms={[alarm, { ...alarm, alarmId: 8, deviceId: 1 }]} />);
    await userEvent.click(page.getByRole('button', { name: 'Show all alarms' }));
    await vi.waitFor(() => expect(onViewChange).toHaveBeenCalled());
    await vi.waitFor(() => expect(belowTools()).toBe(true));
  });

  it('begins where all is seen that comes first, below its tools, unless somebody has looked elsewhere [SIT-11]', async () => {
    const onViewChange = vi.fn<NonNullable<DeviceMapProps['onViewChange']>>();
    const { base } = common;
    const style = { height: 420, width: 340 };
    const ends = [
      { ...device(1), at: wgs84(114.09, 22.75) },
      { ...device(2), at: wgs84(114.09, 22.35) },
    ];
    const map = (content: Partial<DeviceMapProps>) => <DeviceMap {...{ base, style, onViewChange }} {...content} />;
    const { rerender } = await mount(map({ isLoading: true }), settings);
    await rerender(map({ devices: ends, alarms: [] }));
    await drawn(2);
    await rerender(map({ devices: ends, alarms: [alarm, { ...alarm, alarmId: 8, deviceId: 1 }] }));
    await vi.waitFor(() => expect(belowTools()).toBe(true));
    // what comes later moves nothing
    onViewChange.mockClear();
    await rerender(map({ devices: [...ends, { ...device(3), at: wgs84(116.4, 39.9) }] }));
    const list = await openList();
    await expect.element(list.getByText('Detector 2')).toBeVisible();
    expect(onViewChange).not.toHaveBeenCalled();
  });

  it('tells no view when only its size changes [SIT-11]', async () => {
    const onViewChange = vi.fn<NonNullable<DeviceMapProps['onViewChange']>>();
    const map = (width: number) => (
      <DeviceMap {...common} devices={devices} style={{ height: 500, width }} onViewChange={onViewChange} />
    );
    const { rerender } = await mount(map(800), settings);
    await drawn(3);
    await rerender(map(640));
    const points = document.querySelector<HTMLCanvasElement>('[data-part="points"]');
    await vi.waitFor(() => expect(points?.width).toBeLessThan(700 * devicePixelRatio));
    expect(onViewChange).not.toHaveBeenCalled();
  });

  it('stays where its owner sent it before anything came [SIT-11]', async () => {
    const onViewChange = vi.fn<NonNullable<DeviceMapProps['onViewChange']>>();
    const map = (more: Partial<DeviceMapProps>) => (
      <DeviceMap base={common.base} style={common.style} onViewChange={onViewChange} {...more} />
    );
    const { rerender } = await mount(map({ isLoading: true }), settings);
    const view = { centre: wgs84(114.09, 22.55), zoom: 8 };
    await rerender(map({ isLoading: true, view }));
    await rerender(map({ devices, view }));
    await drawn(1);
    await vi.waitFor(() => expect(onViewChange.mock.lastCall?.[0].value.zoom ?? view.zoom).toBeCloseTo(8, 3));
  });

  it('stays where somebody went before anything came [SIT-11]', async () => {
    const onViewChange = vi.fn<NonNullable<DeviceMapProps['onViewChange']>>();
    const map = (more: readonly MapDevice[]) => (
      <DeviceMap base={common.base} style={common.style} devices={more} onViewChange={onViewChange} />
    );
    const { rerender } = await mount(map([]), settings);
    const seen = page.getByRole('region', { name: 'Devices and alarms' });
    await expect.element(seen).toBeVisible();
    (seen.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(onViewChange).toHaveBeenCalled());
    const gone = onViewChange.mock.lastCall?.[0].value;
    await rerender(map(devices));
    await drawn(1);
    expect(onViewChange.mock.lastCall?.[0].value).toEqual(gone);
  });

  it('follows a worse alarm, and stays where it is once it was moved by hand [SIT-11] [N07]', async () => {
    const onViewChange = vi.fn<NonNullable<DeviceMapProps['onViewChange']>>();
    const map = (alarms: readonly MapAlarm[]) => (
      <DeviceMap {...common} devices={devices} alarms={alarms} defaultFollowing onViewChange={onViewChange} />
    );
    const { rerender } = await mount(map([]), settings);
    await drawn(3);
    await rerender(map([{ ...alarm, level: 3 }]));
    await expect.element(page.getByRole('region', { name: 'Detector 2' })).toBeVisible();
    await vi.waitFor(() => expect(onViewChange.mock.lastCall?.[0].value.zoom).toBeCloseTo(14, 3));
    (page.getByRole('region', { name: 'Devices and alarms' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('button', { name: 'View locked' })).toBeVisible();
    await rerender(
      map([
        { ...alarm, level: 3 },
        { ...alarm, alarmId: 8, deviceId: 3, level: 1 },
      ]),
    );
    await userEvent.click(page.getByRole('button', { name: 'A worse alarm came: go there' }));
    await expect.element(page.getByRole('region', { name: 'Detector 3' })).toBeVisible();
  });

  it('hides a layer, but not what is in alarm there [SIT-11] [N09]', async () => {
    await mount(<DeviceMap {...common} devices={devices} alarms={[alarm]} />, settings);
    await drawn(3);
    await userEvent.click(page.getByRole('button', { name: /^Devices/ }));
    await drawn(1);
    await expect.element(page.getByRole('button', { name: /^Devices/ })).toHaveAttribute('aria-pressed', 'false');
  });

  it('plays back in which order detectors went [N08]', async () => {
    const first = {
      ...alarm,
      alarmId: 1,
      deviceId: 3,
      raisedAtMs: alarm.raisedAtMs - 60_000,
      state: 'closed',
    } as const;
    await mount(<DeviceMap {...common} devices={devices} alarms={[alarm, first]} hasReplay />, settings);
    await drawn(3);
    await userEvent.click(page.getByRole('button', { name: 'Replay the spread' }));
    const list = await openList();
    await vi.waitFor(() =>
      expect(
        list
          .getByText(/^No\. /)
          .elements()
          .map((one) => one.textContent),
      ).toEqual(['No. 2', 'No. 1']),
    );
    await userEvent.click(page.getByRole('button', { name: 'Step back' }));
    await vi.waitFor(() =>
      expect(
        list
          .getByText(/^No\. /)
          .elements()
          .map((one) => one.textContent),
      ).toEqual(['No. 1']),
    );
  });

  it('is a list where there is no WebGL, and tells of alarms without a place [N23]', async () => {
    onTestFinished(withoutWebGl());
    await mount(
      <DeviceMap {...common} devices={devices} alarms={[alarm, { ...alarm, alarmId: 9, deviceId: 99 }]} />,
      settings,
    );
    const list = page.getByRole('region', { name: '3 in all' });
    await expect.element(list).toBeVisible();
    expect(list.getByRole('listitem').elements()[0]?.textContent).toBe('Detector 2');
    await expect.element(list.getByText('1 alarm has no position and is not on the map')).toBeVisible();
  });
});
