import type { MarkedResource } from '@fireline/domain/plan';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import type { OwnStage } from '../PlanCanvas/stage/createStage.ts';
import { BareStage } from '../PlanDevices/BareStage.stories.support.tsx';
import { PlanMarks, type PlanMarksProps } from './PlanMarks.tsx';

const exit: MarkedResource = { resourceId: 1, kind: 'exit', name: '', layer: '', x: 10_000, y: 20_000 };

async function show(props: PlanMarksProps) {
  let stage: OwnStage | undefined;
  await mount(
    <BareStage onStage={(made) => (stage ??= made)}>
      <PlanMarks {...props} />
    </BareStage>,
  );
  if (!stage) throw new Error('no stage');
  const made = stage;
  await expect.poll(() => made.frame().size.width).toBeGreaterThan(0);
  return made;
}

it('a mark stays over its place while the view moves [N07]', async () => {
  const stage = await show({ marks: [exit] });
  const mark = page.getByRole('img', { name: '安全出口' });
  const left = () => mark.element().getBoundingClientRect().left;
  // it is put there with the first frame
  await expect.poll(left).toBeLessThan(stage.frame().size.width);
  const before = left();
  const { view } = stage.frame();
  stage.goTo({ x: view.x + 100 / view.scale });
  await expect.poll(() => Math.round(before - left())).toBe(100);
});

it('a drag is told once, where it ends [PLN-04] [N07]', async () => {
  const onMove = vi.fn<NonNullable<PlanMarksProps['onMove']>>();
  const stage = await show({ marks: [exit], onMove });
  const button = page.getByRole('button', { name: '安全出口' }).element() as HTMLElement;
  // events that no pointer made cannot be captured
  button.setPointerCapture = () => {};
  const tell = (type: string, clientX: number, clientY: number) =>
    button.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerId: 1, button: 0, bubbles: true }));
  tell('pointerdown', 100, 100);
  tell('pointermove', 120, 100);
  tell('pointermove', 130, 90);
  tell('pointerup', 130, 90);
  const { scale } = stage.frame().view;
  expect(onMove).toHaveBeenCalledOnce();
  expect(onMove.mock.lastCall?.[0].x).toBeCloseTo(exit.x + 30 / scale, 3);
  expect(onMove.mock.lastCall?.[0].y).toBeCloseTo(exit.y + 10 / scale, 3);
});

it('is placed by a press on the plan or in its middle, moved and removed by keys, and given up by Escape [PLN-04] [N07]', async () => {
  const onPlace = vi.fn<NonNullable<PlanMarksProps['onPlace']>>();
  const [onMove, onRemove, onPlacingCancel] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const stage = await show({ marks: [exit], placing: 'hydrant', onPlace, onMove, onRemove, onPlacingCancel });
  await expect.element(page.getByRole('button', { name: '放在画面中央' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const { x, y } = stage.frame().view;
  expect(onPlace).toHaveBeenLastCalledWith({ kind: 'hydrant', x, y });
  await userEvent.keyboard('{Escape}');
  expect(onPlacingCancel).toHaveBeenCalledOnce();
  const surface = document.querySelector('canvas')?.parentElement;
  if (!surface) throw new Error('no surface');
  surface.setPointerCapture = () => {};
  const box = surface.getBoundingClientRect();
  for (const type of ['pointerdown', 'pointerup'])
    surface.dispatchEvent(
      new PointerEvent(type, { clientX: box.left + 40, clientY: box.top + 50, pointerId: 1, button: 0, bubbles: true }),
    );
  expect(onPlace).toHaveBeenCalledTimes(2);
  page.getByRole('button', { name: '安全出口' }).element().focus();
  await userEvent.keyboard('{ArrowUp}{Delete}');
  expect([onMove.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
});
