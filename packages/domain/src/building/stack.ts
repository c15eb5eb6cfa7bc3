/** A floor with what hangs on it and what stands open there. Above ground counts from 1, below ground from -1. */
export interface FloorState {
  readonly floor: number;
  readonly devices: number;
  /** Alarms that are not closed. */
  readonly alarms: number;
  /** The level of the worst of them, 1 the worst there is; null when all is well. A plain number: the area of alarms reads this one. */
  readonly alarmLevel: number | null;
}

const calm = Number.POSITIVE_INFINITY;

/** Which of two floors is worse: by level, then by the number of alarms, then the upper one. */
const worseFirst = (a: FloorState, b: FloorState): number =>
  (a.alarmLevel ?? calm) === (b.alarmLevel ?? calm)
    ? b.alarms - a.alarms || b.floor - a.floor
    : (a.alarmLevel ?? calm) - (b.alarmLevel ?? calm);

/** The floor where it is worst; undefined: all is well. @spec BLD-04 */
export const worstFloor = <Floor extends FloorState>(floors: readonly Floor[]): Floor | undefined =>
  floors.filter(({ alarmLevel }) => alarmLevel !== null).toSorted(worseFirst)[0];

/**
 * The floor that a building is opened at: the worst one, else the lowest above ground that has devices, else the lowest above ground, else the
 * uppermost.
 * @returns undefined: it has no floors
 * @spec BLD-04
 */
export function firstFloor<Floor extends FloorState>(floors: readonly Floor[]): Floor | undefined {
  const upwards = floors.filter(({ floor }) => floor > 0).toSorted((a, b) => a.floor - b.floor);
  return (
    worstFloor(floors) ??
    upwards.find(({ devices }) => devices > 0) ??
    upwards[0] ??
    floors.toSorted((a, b) => b.floor - a.floor)[0]
  );
}
