import { hourMs } from '../../lib/index.ts';
import type { Whereabouts } from '../../role/index.ts';
import type { Measurement } from '../measurements.ts';

/** What of where a device stands says who has it. */
export interface HeldAt extends Pick<Whereabouts, 'rentId' | 'partnerId' | 'unitId' | 'placeId'> {
  /** People live in the place, or keep it as theirs: it has residents of its own. */
  readonly isHome: boolean;
}

const holderOf = ({ rentId, partnerId, unitId, placeId, isHome }: HeldAt) => ({
  rentId,
  // the partner that serves a unit does not hold its devices
  keeper: unitId === null ? `partner ${partnerId}` : `unit ${unitId}`,
  home: isHome ? placeId : null,
});

/**
 * Whether somebody else has the device from now on.
 * Decision: another tenant, another unit, or without a unit another partner; and another home, since a home has residents of its own.
 * Another place of the same unit where nobody lives, another building, floor or room, another organisation, maintenance company or
 * partner of the same unit is none.
 * @spec DEV-12 ROL-06
 */
export function isHolderChange(from: HeldAt, to: HeldAt): boolean {
  const [before, after] = [holderOf(from), holderOf(to)];
  return before.rentId !== after.rentId || before.keeper !== after.keeper || before.home !== after.home;
}

/**
 * How long a move can be taken back as if it had not been. Decision: an hour. Later than that, taking it back is a change of holder like
 * any other, since somebody else has had the device.
 * @spec DEV-12
 */
export const holderUndoMs = hourMs;

/** Whether a move that is taken back counts as never made; one from ahead of the clock does not. @spec DEV-12 */
export const isHolderUndone = (movedAtMs: number, nowMs: number): boolean =>
  movedAtMs <= nowMs && nowMs - movedAtMs <= holderUndoMs;

/** From when on the holder may look back: not before it had the device. @param heldSince null: since always @spec DEV-12 ROL-06 */
export const heldFromMs = (heldSince: string | null, fromMs: number): number =>
  heldSince === null ? fromMs : Math.max(fromMs, Date.parse(heldSince));

/** What a device measures of a person: its last values do not go along to another holder. @spec DEV-12 DEV-25 */
export const personalMeasurements = [
  'heartRate',
  'bloodOxygen',
  'steps',
  'sleep',
] as const satisfies readonly Measurement[];
