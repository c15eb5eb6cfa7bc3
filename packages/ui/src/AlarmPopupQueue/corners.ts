/** Where the queue stands in the window, in the order in which it looks for a place; the first is its own. */
export const corners = ['top-end', 'bottom-end', 'bottom-start', 'top-start'] as const;
export type Corner = (typeof corners)[number];

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 16;
/** Below the header of a page. */
const head = 64;

/** The room of the queue in that corner of the window. */
export function boxIn(corner: Corner, { width, height }: Size, view: Size, isRtl: boolean): Box {
  const left = corner.endsWith('end') === isRtl ? gap : view.width - gap - width;
  const top = corner.startsWith('top') ? head : view.height - gap - height;
  return { left, right: left + width, top, bottom: top + height };
}

export interface Obstacles {
  /** What the keyboard is on. */
  readonly focused: Box | null;
  /** Open dialogs and drawers: they lie above the queue. */
  readonly dialogs: readonly Box[];
  /** What alarms are handled with on the page. It scrolls, and the queue does not: only its sides count. */
  readonly kept: readonly Box[];
}

/** Wholly: what reaches beyond the queue is still seen, such as the page itself. */
const isUnder = (target: Box, { left, right, top, bottom }: Box): boolean =>
  target.left >= left && target.right <= right && target.top >= top && target.bottom <= bottom;

/** How much of a side may lie under a dialog: the queue's padding, and no word or button of it. */
const slack = 16;
const crosses = (from: number, to: number, otherFrom: number, otherTo: number, by: number): boolean =>
  Math.min(to, otherTo) - Math.max(from, otherFrom) > by;

/** Whether the queue may stand there. */
const isFree = (box: Box, { focused, dialogs, kept }: Obstacles): boolean =>
  !(focused && isUnder(focused, box)) &&
  !dialogs.some(
    (one) =>
      crosses(box.left, box.right, one.left, one.right, slack) &&
      crosses(box.top, box.bottom, one.top, one.bottom, slack),
  ) &&
  !kept.some((one) => crosses(box.left, box.right, one.left, one.right, 0));

/** The first corner in which the queue covers none of it, and no dialog covers the queue; undefined where there is none. */
export const freeCorner = (boxOf: (corner: Corner) => Box, obstacles: Obstacles): Corner | undefined =>
  corners.find((corner) => isFree(boxOf(corner), obstacles));
