import { checkEdition, imei } from '../device/index.ts';
import { defineForm, distinct, type Field, listOf, oneOf, type Problem, refuse } from '../lib/index.ts';
import { serviceModes } from '../tariff/index.ts';
import { renewalYears } from './batch.ts';
import { openingDevices } from './limits.ts';

const imeis = distinct(listOf(imei, openingDevices));
/** Both numbers, where there are too many. */
const openingImeis: Field<readonly string[]> = (raw, field) =>
  Array.isArray(raw) && raw.length > openingDevices.max
    ? refuse({ code: 'renewal.opening.tooMany', field, args: { 0: openingDevices.max, 1: raw.length } })
    : imeis(raw, field);

/** What is sent to open the service of devices: each IMEI once, a mode and a duration. @spec DEV-23 DEV-21 */
export const openingForm = defineForm({ imeis: openingImeis, mode: oneOf(serviceModes), years: renewalYears });

/** A device as it stands before its service is opened. */
export interface OpeningFacts {
  readonly isActivated: boolean;
  /** An order for it waits for payment. */
  readonly hasOpenOrder: boolean;
}

/** Why the service of a device cannot be opened; undefined facts: the caller sees no such device. @spec DEV-23 */
export const openingProblem = (facts: OpeningFacts | undefined): Problem | undefined => {
  if (!facts) return { code: 'device.notFound' };
  if (facts.isActivated) return { code: 'renewal.opening.active' };
  return facts.hasOpenOrder ? { code: 'renewal.opening.openOrder' } : undefined;
};

/** How full a tenant's edition is. */
export interface EditionUse {
  readonly devicesInUse: number;
  readonly devicesMax: number;
  /** Devices whose opening is ordered and not paid yet: they hold their places, so that nobody pays for one that is refused. */
  readonly ordered: number;
}

/**
 * Everything that keeps devices from being opened together, each problem at its place: `imeis.3`; or that the edition has no room for all of them.
 * @spec DEV-23 DEV-28
 */
export function checkOpening(
  devices: readonly (OpeningFacts | undefined)[],
  { devicesInUse, devicesMax, ordered }: EditionUse,
): Problem[] {
  const problems = devices.flatMap((facts, at) => {
    const problem = openingProblem(facts);
    return problem ? [{ ...problem, field: `imeis.${at}` }] : [];
  });
  if (problems.length > 0) return problems;
  const room = checkEdition(devicesInUse + ordered, devices.length, devicesMax);
  return room ? [{ ...room, field: 'imeis' }] : [];
}
