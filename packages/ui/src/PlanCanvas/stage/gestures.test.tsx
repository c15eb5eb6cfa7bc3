import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../../lib/mount.test.support.tsx';
import { PlanCanvas } from '../PlanCanvas.tsx';
import { makePlan } from '../planMaker.stories.support.ts';
import { type PlanStage, usePlanStage } from './stage.ts';
import { type ScreenPosition, toPlan } from './view.ts';

const office = { kind: 'drawing', drawing: makePlan() } as const;

/** A plan that is drawn, its stage, and hands that the browser itself makes: no event here is made by the page. */
async function open(style: { readonly width: number; readonly height: number }) {
  const found: { stage?: PlanStage } = {};
  const Layer = () => {
    found.stage = usePlanStage();
    return null;
  };
  const onViewChange = vi.fn<() => void>();
  const { root } = await mount(
    <PlanCanvas label="Floor 1" source={office} style={style} onViewChange={onViewChange}>
      <Layer />
    </PlanCanvas>,
    { language: 'en' },
  );
  const canvas = () => root.querySelector<HTMLCanvasElement>('[role="application"] canvas');
  await vi.waitFor(() => expect(canvas()?.dataset.picture).toBe('done'));
  const { stage } = found;
  const surface = canvas();
  if (!stage || !surface) throw new Error('no plan');
  /** Where a place of the canvas is in the browser's window, which shows the page of the tests in a frame. */
  const inWindow = ({ left, top }: ScreenPosition, of: Element = surface) => {
    const [box, frame] = [of.getBoundingClientRect(), window.frameElement?.getBoundingClientRect()];
    return { x: Math.round(left + box.left + (frame?.left ?? 0)), y: Math.round(top + box.top + (frame?.top ?? 0)) };
  };
  /** What of the plan is under a place of the canvas. */
  const under = (at: ScreenPosition) => toPlan(stage.frame().view, stage.frame().size, at);
  return { root, stage, onViewChange, inWindow, under };
}

/** The same place of the plan, to a pixel of the screen. */
const isThere = (stage: PlanStage, place: { x: number; y: number }, expected: { x: number; y: number }): void => {
  const { scale } = stage.frame().view;
  expect(Math.abs(place.x - expected.x) * scale).toBeLessThan(1.5);
  expect(Math.abs(place.y - expected.y) * scale).toBeLessThan(1.5);
};

describe('hands on a plan [PLN-04]', () => {
  it('keep what two fingers hold under both of them, and what one holds under it', async () => {
    await page.viewport(390, 700);
    const { stage, onViewChange, inWindow, under } = await open({ width: 390, height: 560 });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly ScreenPosition[]) =>
      cdp().send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((at, id) => ({ ...inWindow(at), id })) });
    const [left, right] = [
      { left: 150, top: 250 },
      { left: 250, top: 250 },
    ];
    const [heldLeft, heldRight] = [under(left), under(right)];
    await touch('touchStart', left);
    await touch('touchStart', left, right);
    await touch('touchMove', { left: 120, top: 270 }, { left: 300, top: 270 });
    const [wideLeft, wideRight] = [
      { left: 70, top: 300 },
      { left: 330, top: 300 },
    ];
    await touch('touchMove', wideLeft, wideRight);
    await vi.waitFor(() => isThere(stage, under(wideLeft), heldLeft));
    isThere(stage, under(wideRight), heldRight);
    await touch('touchEnd');
    const [from, to] = [under(wideLeft), { left: 180, top: 200 }];
    await touch('touchStart', wideLeft);
    await touch('touchMove', { left: 120, top: 250 });
    await touch('touchMove', to);
    await vi.waitFor(() => isThere(stage, under(to), from));
    await touch('touchEnd');
    await vi.waitFor(() => expect(onViewChange).toHaveBeenCalled());
    // a tap is a point where it is measured
    await userEvent.click(page.getByRole('button', { name: 'Measure distance' }));
    const { scale } = stage.frame().view;
    await touch('touchStart', { left: 100, top: 200 });
    await touch('touchEnd');
    await touch('touchStart', { left: 100 + scale * 3000, top: 200 });
    await touch('touchEnd');
    await expect
      .element(page.getByRole('status', { name: 'Distance' }))
      .toSatisfy((slip: Element) => Math.abs(Number.parseFloat(slip.textContent ?? '') - 3) < 0.11);
    expect(document.scrollingElement?.scrollTop).toBe(0);
  });

  it('zoom by the wheel where the pointer is, and move the view by the frame of the small plan', async () => {
    await page.viewport(1366, 768);
    const { root, stage, inWindow, under } = await open({ width: 900, height: 500 });
    const mouse = (type: string, at: { x: number; y: number }, more: object = {}) =>
      cdp().send('Input.dispatchMouseEvent', { type, ...at, ...more } as never);
    const pointer = { left: 700, top: 120 };
    const held = under(pointer);
    for (const deltaY of [-240, -240, -240]) await mouse('mouseWheel', inWindow(pointer), { deltaX: 0, deltaY });
    await vi.waitFor(() => expect(stage.frame().view.scale).toBeGreaterThan(0.02 * 2));
    isThere(stage, under(pointer), held);
    const map = await vi.waitFor(() => {
      const small = root.querySelector('div:not([hidden]) > canvas[style]');
      if (!small) throw new Error('no small plan');
      return small;
    });
    const { width, height } = map.getBoundingClientRect();
    const middle = { left: width / 2, top: height / 2 };
    const button = { button: 'left', buttons: 1, clickCount: 1 };
    const { minX, maxX } = stage.extent ?? { minX: 0, maxX: 0 };
    await mouse('mousePressed', inWindow(middle, map), button);
    await vi.waitFor(() => expect(stage.frame().view.x / ((minX + maxX) / 2)).toBeCloseTo(1, 1));
    await mouse('mouseMoved', inWindow({ left: 2, top: middle.top }, map), button);
    await vi.waitFor(() => expect(stage.frame().view.x).toBeLessThan(minX + (maxX - minX) * 0.05));
    await mouse('mouseReleased', inWindow({ left: 2, top: middle.top }, map), button);
    // let go, it follows no more
    const { x } = stage.frame().view;
    await mouse('mouseMoved', inWindow(middle, map));
    expect(stage.frame().view.x).toBe(x);
  });
});
