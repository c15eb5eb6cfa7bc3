import { areas } from './areas.ts';
import type { Area, AreaName, TenantDefaults } from './lib/area.ts';
import type { PersonalRecords } from './lib/personal.ts';

export const everyArea: readonly Area<AreaName>[] = Object.values(areas);

/** What a new tenant begins with, of every area. */
export const tenantDefaults: readonly TenantDefaults[] = everyArea.flatMap((area) => area.tenantDefaults ?? []);

/** Where records with personal values are found, in every area. */
export const personalRecords = everyArea.reduce<Partial<PersonalRecords>>(
  (all, { personal }) => ({ ...all, ...personal }),
  {},
);
