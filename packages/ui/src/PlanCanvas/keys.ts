import { pannedBy, zoomedAt } from './stage/camera.ts';
import type { PlanSize, PlanView } from './stage/view.ts';

/** CSS pixels that an arrow key pushes the view, and with Shift. */
const [step, leap] = [48, 240];
/** How much nearer a key comes, and with Shift. */
const [nearer, muchNearer] = [1.25, 2];

export interface PlanKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

export type KeyMove = 'fit' | ((view: PlanView, size: PlanSize) => PlanView);

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** With and without Shift these are one key on most keyboards, and which is which differs. */
const zooms: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** What a key does to the view; undefined for keys that are not the plan's. */
export function keyMove({ key, shiftKey }: PlanKey): KeyMove | undefined {
  if (key === '0' || key === ')' || key === 'Home') return 'fit';
  const arrow = arrows[key];
  if (arrow) {
    const by = shiftKey ? leap : step;
    return (view) => pannedBy(view, { left: arrow[0] * by, top: arrow[1] * by });
  }
  const zoom = zooms[key];
  // a plus needs Shift where it is above the equals sign: only the keys of their own know whether it was meant
  const isLarge = shiftKey && (key === '_' || key === '-');
  return zoom && zoomBy((isLarge ? muchNearer : nearer) ** zoom);
}

/** Nearer or further, the middle staying where it is. */
export const zoomBy =
  (by: number) =>
  (view: PlanView, size: PlanSize): PlanView =>
    zoomedAt(view, size, { by, at: { left: size.width / 2, top: size.height / 2 } });
