import { encodeDrawing } from '@fireline/domain/plan/drawing';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { PlanCanvas, toScreen } from '../PlanCanvas/index.ts';
import type { OwnStage } from '../PlanCanvas/stage/createStage.ts';
import { BareStage } from './BareStage.stories.support.tsx';
import { turnHandlePx } from './picture/drawAround.ts';
import { alarmOf, device, exits, floorDrawing, floorPoints, trayDevices } from './floor.stories.support.ts';
import { PlanDevices, type PlanDevicesProps } from './PlanDevices.tsx';
import type { PlanDevicePoint } from './points.ts';

const smoke = (deviceId: number, x: number, y: number, more: Partial<PlanDevicePoint> = {}): PlanDevicePoint => ({
  ...device(deviceId, 'smoke'),
  x,
  y,
  ...more,
});
const fire = [alarmOf(1, 1, 'smoke')];

async function show(props: PlanDevicesProps) {
  let stage: OwnStage | undefined;
  const keep = (made: OwnStage): void => {
    stage ??= made;
  };
  const draw = (next: PlanDevicesProps) => (
    <BareStage onStage={keep}>
      <PlanDevices {...next} />
    </BareStage>
  );
  const { root, rerender } = await mount(draw(props));
  if (!stage) throw new Error('no stage');
  const made = stage;
  await expect.poll(() => made.frame().size.width).toBeGreaterThan(0);
  const surface = root.querySelector<HTMLElement>('canvas')?.parentElement;
  if (!surface) throw new Error('no surface');
  const at = (point: { x: number; y: number }) => {
    const { view, size } = made.frame();
    const { left, top } = toScreen(view, size, point);
    return { x: left, y: top };
  };
  /** Down at a point and up at another one, as a mouse does; what is done before it goes up. */
  const drag = async (
    from: { x: number; y: number },
    to = from,
    { meanwhile, ...keys }: PointerEventInit & { readonly meanwhile?: () => Promise<void> } = {},
  ): Promise<void> => {
    const box = surface.getBoundingClientRect();
    const tell = (type: string, { x, y }: { x: number; y: number }) =>
      drawn(() => {
        const place = { clientX: box.left + x, clientY: box.top + y, pointerId: 1, bubbles: true };
        surface.dispatchEvent(new PointerEvent(type, { ...place, pointerType: 'mouse', buttons: 1, ...keys }));
      });
    await tell('pointerdown', from);
    if (to !== from) {
      await tell('pointermove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
      await tell('pointermove', to);
    }
    await meanwhile?.();
    await tell('pointerup', to);
  };
  // events that no pointer made cannot be captured
  surface.setPointerCapture = () => {};
  return { root, stage: made, at, drag, again: (next: PlanDevicesProps) => rerender(draw(next)) };
}

const cursor = () => page.getByRole('group', { name: '图上设备' }).getByRole('button', { name: /，/ });

/** How much is drawn over the plan. */
const inkOver = (root: HTMLElement): number => {
  const over = root.querySelectorAll('canvas')[1];
  const pixels = over?.getContext('2d')?.getImageData(0, 0, over.width, over.height).data ?? [];
  return pixels.filter((value, at) => at % 4 === 3 && value > 0).length;
};

it('is a list while there is no picture of the plan, and stands on it as soon as there is [N23] [PLN-04]', async () => {
  const bytes = encodeDrawing(floorDrawing());
  const load = vi.fn<() => Promise<ReadableStream<Uint8Array>>>();
  load.mockRejectedValueOnce(new TypeError('connection lost'));
  load.mockResolvedValueOnce(new Blob([bytes as Uint8Array<ArrayBuffer>]).stream());
  const { root } = await mount(
    <PlanCanvas label="3 层" source={{ kind: 'published', id: 'L-1@1', load }} style={{ height: 400 }}>
      <PlanDevices points={floorPoints} mode="monitor" />
    </PlanCanvas>,
  );
  await expect.element(page.getByText(/未能下载/)).toBeVisible();
  // it is open by itself: nothing else is there to look at
  await userEvent.click(page.getByRole('option', { name: /^烟感 3F-05/ }));
  await expect.element(page.getByRole('dialog', { name: '烟感 3F-05' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(cursor()).toHaveTextContent('烟感 3F-05');
  expect(inkOver(root)).toBe(0);
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  await expect.poll(() => inkOver(root)).toBeGreaterThan(1000);
  await expect.element(cursor()).toHaveTextContent('');
});

it('keeps a mark until its alarm is acknowledged, though the alarm is told of no more [N07]', async () => {
  const onAcknowledge = vi.fn<NonNullable<PlanDevicesProps['onAcknowledge']>>();
  const { again } = await show({ points: [smoke(1, 9000, 9000, { alarms: fire })], mode: 'monitor', onAcknowledge });
  await expect.element(cursor()).toHaveAccessibleName(/1 级 紧急，未确认/);
  await again({ points: [smoke(1, 9000, 9000)], mode: 'monitor', onAcknowledge });
  await expect.element(cursor()).toHaveAccessibleName(/1 级 紧急，未确认/);
  cursor().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/已恢复，未确认/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '确认' }));
  expect(onAcknowledge).toHaveBeenCalledWith({ alarmId: 1, deviceId: 1 });
  await expect.element(cursor()).toHaveAccessibleName('烟感 3F-01，烟感探测器，在线');
});

it('opens devices that stand at one place as a list, the worst first [N09]', async () => {
  const { at, drag } = await show({
    points: [smoke(1, 30_000, 15_000), smoke(2, 30_000, 15_000, { alarms: fire }), smoke(3, 30_010, 15_000)],
  });
  await drag(at({ x: 30_000, y: 15_000 }));
  const list = page.getByRole('dialog', { name: '此处有 3 台设备' });
  await expect.element(list).toBeVisible();
  const names = list
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('button')?.textContent);
  expect(names).toEqual(['烟感 3F-02', '烟感 3F-01', '烟感 3F-03']);
  await userEvent.click(list.getByRole('button', { name: /烟感 3F-03/ }));
  await expect.element(page.getByRole('dialog', { name: '烟感 3F-03' })).toBeVisible();
});

it('points to alarms out of the picture, and goes there [N07]', async () => {
  const points = [smoke(1, 2000, 15_000), smoke(2, 58_000, 15_000, { alarms: fire })];
  const { stage } = await show({ points, mode: 'monitor' });
  await drawn(() => stage.goTo({ x: 4000, y: 15_000, scale: 0.1 }));
  const arrow = page.getByRole('button', { name: '右侧画面外有 1 台设备报警，最高1 级，按下前往' });
  await userEvent.click(arrow);
  await expect.poll(() => stage.frame().view.x).toBeCloseTo(58_000, -3);
  await expect.element(arrow).not.toBeInTheDocument();
});

it('says the nearest way out in metres, and what the plan does not name [N07]', async () => {
  await show({ points: [smoke(1, 4500, 15_000, { alarms: fire })], mode: 'monitor', resources: exits });
  cursor().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/安全出口 · 3\.0 米/)).toBeVisible();
  await expect.element(page.getByText('图上没有消火栓')).toBeVisible();
});

it('draws over the plan, and differently for an alarm [PLN-04] [ALM-02]', async () => {
  const picture = (root: HTMLElement): string =>
    root.querySelector<HTMLCanvasElement>('[data-over]')?.toDataURL() ?? '';
  const { root, again } = await show({ points: [], mode: 'view' });
  const pictures = [picture(root)];
  for (const alarms of [[], fire, [alarmOf(1, 1, 'smoke', 3, 'acknowledged')], [alarmOf(1, 2, 'smoke')]]) {
    const before = pictures.at(-1);
    await again({ points: [smoke(1, 30_000, 15_000, { alarms })], mode: 'view' });
    await expect.poll(() => picture(root)).not.toBe(before);
    pictures.push(picture(root));
  }
  expect(new Set(pictures).size).toBe(5);
});

const noPlace = { ok: true as const, revision: 8 };

it('moves what is dragged, takes it back, and saves where it stands [PLN-04]', async () => {
  const onSave = vi.fn<NonNullable<PlanDevicesProps['onSave']>>(async () => noPlace);
  const { at, drag, stage } = await show({ points: floorPoints, mode: 'edit', revision: 7, onSave });
  const { x, y } = floorPoints[0]!;
  const to = { x: 12_000, y: 4000 };
  await drag(at({ x, y }), at(to));
  await expect.element(page.getByText('1 处未保存')).toBeVisible();
  // what was dragged has the focus from the next frame on
  await expect.element(cursor()).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText('1 处未保存')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}y{/Control}');
  await userEvent.click(page.getByRole('button', { name: '保存' }));
  await expect.element(page.getByText('已保存')).toBeVisible();
  const saved = onSave.mock.calls[0]?.[0];
  expect([saved?.revision, saved?.points.length]).toEqual([7, floorPoints.length]);
  const moved = saved?.points.find(({ deviceId }) => deviceId === 1);
  const onePixel = 1 / stage.frame().view.scale;
  expect(Math.abs((moved?.x ?? 0) - to.x)).toBeLessThan(onePixel);
  expect(Math.abs((moved?.y ?? 0) - to.y)).toBeLessThan(onePixel);
});

it('turns a camera by its handle, and its field follows before the handle is let go [PLN-04]', async () => {
  const camera: PlanDevicePoint = { ...device(1, 'camera'), x: 30_000, y: 15_000, rotationDeg: 0 };
  const { at, drag } = await show({ mode: 'edit', points: [camera], tray: [] });
  const { x, y } = at(camera);
  await drag({ x, y });
  const facing = page.getByRole('textbox', { name: '朝向' });
  await expect.element(facing).toHaveValue('0');
  await drag(
    { x: x + turnHandlePx, y },
    { x, y: y - turnHandlePx },
    { meanwhile: () => expect.element(facing).toHaveValue('90') },
  );
  await expect.element(facing).toHaveValue('90');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.element(facing).toHaveValue('0');
});

it('chooses several by a box, brings them into line, and takes them off the plan [PLN-04]', async () => {
  const { at, drag } = await show({ points: floorPoints, mode: 'edit', revision: 1, tray: trayDevices });
  await drag(at({ x: 1000, y: 4000 }), at({ x: 29_000, y: 8000 }), { shiftKey: true });
  await expect.element(page.getByText('已选 4')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '左对齐' }));
  await expect.element(page.getByRole('button', { name: '撤销' })).toBeEnabled();
  await userEvent.click(page.getByRole('button', { name: '移出平面图' }));
  await userEvent.click(page.getByRole('button', { name: `设备 ${floorPoints.length - 4}` }));
  await expect.element(page.getByRole('button', { name: `待放置 ${trayDevices.length + 4}` })).toBeVisible();
});

it('tells who saved first and what, and keeps both people’s changes [N12] [PLN-04]', async () => {
  const theirs = floorPoints.map(({ deviceId, x, y, rotationDeg }) => ({
    deviceId,
    layer: '',
    x: deviceId === 2 ? x + 500 : x,
    y,
    ...(rotationDeg === undefined ? {} : { rotationDeg }),
  }));
  const onSave = vi.fn<NonNullable<PlanDevicesProps['onSave']>>(async ({ revision }) =>
    revision === 7
      ? {
          ok: false,
          problems: [{ code: 'plan.conflict', args: { name: 'agent' } }],
          theirs: { by: 'agent', revision: 8, points: theirs },
        }
      : { ok: true, revision: 9 },
  );
  const { at, drag } = await show({ points: floorPoints, mode: 'edit', revision: 7, onSave });
  const first = floorPoints[0]!;
  await drag(at(first), at({ x: first.x + 2000, y: first.y }));
  await userEvent.click(page.getByRole('button', { name: '保存' }));
  const dialog = page.getByRole('dialog', { name: '有人先保存了' });
  await expect
    .element(dialog.getByText(/agent 在您编辑时保存了这张平面图。对方改动 1 台设备，您改动 1 台/))
    .toBeVisible();
  await expect.element(dialog.getByText('对方改动：烟感 3F-02')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '采用并保存' }));
  await expect.poll(() => onSave.mock.calls.length).toBe(2);
  const sent = onSave.mock.calls[1]?.[0];
  expect(sent?.revision).toBe(8);
  const xOf = (id: number): number => sent?.points.find(({ deviceId }) => deviceId === id)?.x ?? Number.NaN;
  expect(xOf(2)).toBe(floorPoints[1]!.x + 500);
  expect(Math.abs(xOf(1) - first.x - 2000)).toBeLessThan(200);
});

it('keeps a placing that is not saved when the mode changes, and says so [PLN-04]', async () => {
  const onDirtyChange = vi.fn<NonNullable<PlanDevicesProps['onDirtyChange']>>();
  const props = { points: floorPoints, revision: 1, onSave: async () => noPlace, onDirtyChange };
  const { again, at, drag } = await show({ ...props, mode: 'edit' });
  const first = floorPoints[0]!;
  await drag(at(first), at({ x: first.x + 2000, y: first.y }));
  await expect.poll(() => onDirtyChange.mock.lastCall?.[0]).toEqual({ isDirty: true });
  await again({ ...props, mode: 'monitor' });
  await again({ ...props, mode: 'edit' });
  await expect.element(page.getByText('1 处未保存')).toBeVisible();
});

it('places points that came after their revision, and keeps what is selected while they only change how they are [PLN-04]', async () => {
  const props = { revision: 1, mode: 'edit' as const, onSave: async () => noPlace };
  const { again, at, drag } = await show({ ...props, points: [] });
  await again({ ...props, points: floorPoints });
  await expect.element(page.getByRole('button', { name: `设备 ${floorPoints.length}` })).toBeVisible();
  await drag(at({ x: 1000, y: 4000 }), at({ x: 29_000, y: 8000 }), { shiftKey: true });
  await expect.element(page.getByText('已选 4')).toBeVisible();
  await again({ ...props, points: floorPoints.map((point) => ({ ...point, name: `${point.name}.` })) });
  await expect.element(page.getByText('已选 4')).toBeVisible();
});

it('the focus stays in the list of devices when a key opens and closes it [N23]', async () => {
  const { root } = await show({ points: [smoke(1, 0, 0), smoke(2, 900, 0)], mode: 'monitor' });
  const group = root.querySelector('[role="group"][data-open], [role="group"]:has([aria-expanded])');
  const opener = group?.querySelector<HTMLElement>('button[aria-expanded="false"]');
  opener?.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true'));
  expect(group?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false'));
  expect(group?.contains(document.activeElement)).toBe(true);
});
