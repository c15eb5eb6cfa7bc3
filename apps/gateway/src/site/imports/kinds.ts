import { deviceCalls } from '@fireline/api/device';
import { siteCalls } from '@fireline/api/site';
import type { Who } from '@fireline/api/lib';
import type { ImportKind } from '@fireline/domain/site';

type Buttons = Extract<Who, readonly string[]>;
const buttonsOf = ({ who }: { readonly who: Who }): Buttons => (typeof who === 'string' ? [] : who);

/** Who may import each kind: the buttons of its call. @spec ROL-07 */
export const importButtons: Readonly<Record<ImportKind, Buttons>> = {
  place: buttonsOf(siteCalls.importPlaces),
  unit: buttonsOf(siteCalls.importUnits),
  user: buttonsOf(siteCalls.importUsers),
  device: buttonsOf(deviceCalls.importDevices),
};
