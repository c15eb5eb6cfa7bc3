import type { Problem } from '../../lib/index.ts';
import { basicEditionDevices } from '../limits.ts';

/**
 * Why no more devices can be activated: the edition is full, or would be before the last of them.
 * The words offer the upgrade; `left` says how many still fit.
 * @param devicesMax what the edition holds; default: the basic edition
 * @spec DEV-28
 */
export const checkEdition = (
  devicesInUse: number,
  adding = 1,
  devicesMax = basicEditionDevices,
): Problem | undefined => {
  if (devicesInUse + adding <= devicesMax) return undefined;
  const left = Math.max(0, devicesMax - devicesInUse);
  return { code: left === 0 ? 'device.edition.full' : 'device.edition.tooMany', args: { 0: devicesMax, 1: left } };
};
