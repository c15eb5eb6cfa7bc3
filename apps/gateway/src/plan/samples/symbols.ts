import { type BlockName, Sheet } from './dxf.ts';

/** How wide a door is; others are this one at a scale. */
export const doorMm = 1000;
/** A flight of stairs, from wall to wall. */
export const stairMm = { w: 3000, h: 5400 } as const;
export const liftMm = 2100;
export const columnMm = 600;

const steps = (): Sheet => {
  const sheet = new Sheet();
  const half = stairMm.w / 2;
  for (let y = 1200; y <= stairMm.h - 1200; y += 280)
    sheet.line('0', { x: 0, y }, { x: half - 60, y }).line('0', { x: half + 60, y }, { x: stairMm.w, y });
  sheet.rect('0', { x: half - 60, y: 1200, w: 120, h: stairMm.h - 2400 });
  // the way up
  return sheet
    .line('0', { x: half / 2, y: 900 }, { x: half / 2, y: stairMm.h - 1500 })
    .line('0', { x: half / 2, y: stairMm.h - 1500 }, { x: half / 2 - 150, y: stairMm.h - 1900 })
    .line('0', { x: half / 2, y: stairMm.h - 1500 }, { x: half / 2 + 150, y: stairMm.h - 1900 });
};

/** What repeats on a plan, drawn once. A door is hinged at its origin, in a wall to the east, and opens north. */
export const symbols: Readonly<Record<BlockName, Sheet>> = {
  DOOR: new Sheet().line('0', { x: 0, y: 0 }, { x: 0, y: doorMm }).arc('0', { x: 0, y: 0 }, doorMm, 0, 90),
  HYDRANT: new Sheet()
    .rect('0', { x: -400, y: -120, w: 800, h: 240 })
    .line('0', { x: -400, y: -120 }, { x: 400, y: 120 })
    .fill('0', { x: -400, y: -120, w: 400, h: 240 }),
  EXIT: new Sheet().rect('0', { x: -500, y: -220, w: 1000, h: 440 }).text('0', { x: 0, y: 0 }, 260, '出口'),
  STAIR: steps(),
  LIFT: new Sheet()
    .rect('0', { x: 0, y: 0, w: liftMm, h: liftMm })
    .line('0', { x: 0, y: 0 }, { x: liftMm, y: liftMm })
    .line('0', { x: 0, y: liftMm }, { x: liftMm, y: 0 }),
  COLUMN: new Sheet().fill('0', { x: -columnMm / 2, y: -columnMm / 2, w: columnMm, h: columnMm }),
};
