import { type Way, isWay, nextThatWay } from '../picture/sight.ts';
import type { PlanDevicePoint } from '../points.ts';

/** What a key on a point asks for. */
export type PointKey =
  | { readonly type: 'go'; readonly point: PlanDevicePoint }
  | { readonly type: 'nudge'; readonly way: Way; readonly isLarge: boolean }
  | { readonly type: 'turn'; readonly byDeg: number }
  | { readonly type: 'toggle' | 'remove' | 'all' | 'none' };

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export interface Among {
  readonly current: PlanDevicePoint;
  /** In the order of how much they matter. */
  readonly points: readonly PlanDevicePoint[];
  readonly isEditing: boolean;
}

const turnDeg = { small: 5, large: 45 } as const;

const step = ({ points, current }: Among, by: 1 | -1): PointKey | undefined => {
  const at = points.findIndex(({ deviceId }) => deviceId === current.deviceId);
  const point = points[(at + by + points.length) % points.length];
  return point && { type: 'go', point };
};

function editKey({ key, shiftKey, ctrlKey, metaKey }: Pressed): PointKey | undefined {
  const isCommand = ctrlKey || metaKey;
  if (isCommand && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    const byDeg = shiftKey ? turnDeg.large : turnDeg.small;
    return { type: 'turn', byDeg: key === 'ArrowLeft' ? byDeg : -byDeg };
  }
  if (isCommand && key.toLowerCase() === 'a') return { type: 'all' };
  if (isCommand) return undefined;
  if (isWay(key)) return { type: 'nudge', way: key, isLarge: shiftKey };
  if (key === ' ') return { type: 'toggle' };
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove' };
  return key === 'Escape' ? { type: 'none' } : undefined;
}

/** What a key means on the current point; undefined for keys that are not ours. */
export function pointKey(pressed: Pressed, among: Among): PointKey | undefined {
  const { key, altKey, ctrlKey, metaKey } = pressed;
  if (key === 'PageDown') return step(among, 1);
  if (key === 'PageUp') return step(among, -1);
  if (isWay(key) && !ctrlKey && !metaKey && (altKey || !among.isEditing)) {
    const point = nextThatWay(among.points, among.current, key);
    return point && { type: 'go', point };
  }
  if (key === 'Home' || key === 'End') {
    const point = key === 'Home' ? among.points[0] : among.points.at(-1);
    return point && { type: 'go', point };
  }
  return among.isEditing && !altKey ? editKey(pressed) : undefined;
}
