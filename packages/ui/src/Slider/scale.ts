import type { Range } from '@fireline/domain/lib';

/** Where a slider begins and ends, and how far one step goes. */
export interface Scale extends Range {
  readonly step: number;
}

const whole: Scale = { min: 0, max: 100, step: 1 };

/** The scale as given; what is impossible in it is left out, so that there is always something to slide on. */
export function scaleOf({ min = whole.min, max = whole.max, step = whole.step }: Partial<Scale>): Scale {
  const isRight = Number.isFinite(min) && Number.isFinite(max) && min < max;
  const ends = isRight ? { min, max } : { min: whole.min, max: whole.max };
  return { ...ends, step: step > 0 && Number.isFinite(step) ? step : whole.step };
}

/** How far along the scale, 0 to 1; what lies beyond an end stands at that end. */
export const ratioOf = (value: number, { min, max }: Range): number =>
  Math.min(1, Math.max(0, (value - min) / (max - min))) || 0;

/** Where values should be; an end that is not given is open. */
export type Normal = { readonly [End in keyof Range]?: number | undefined };

/** Whether a value is not where it should be. */
export const isOutside = (value: number, { min = -Infinity, max = Infinity }: Normal): boolean =>
  value < min || value > max;

/** The parts of the scale that are outside the normal range, as ratios from and to. */
export function zonesOf({ min, max }: Normal, scale: Range): readonly (readonly [from: number, to: number])[] {
  const low = min !== undefined && min > scale.min ? ([0, ratioOf(min, scale)] as const) : undefined;
  const high = max !== undefined && max < scale.max ? ([ratioOf(max, scale), 1] as const) : undefined;
  return [low, high].filter((zone) => zone !== undefined);
}
