import { areas } from './areas.ts';
import { cityTimes } from './city/timeColumns.ts';
import type { Area, AreaName, TenantDefaults } from './lib/area.ts';
import { changes, libTimes, type TimeColumns } from './lib/mending/columns.ts';
import type { PersonalRecords } from './lib/personal.ts';

export const everyArea: readonly Area<AreaName>[] = Object.values(areas);

const joined = <T extends object>(parts: readonly (T | undefined)[]): T => Object.assign({}, ...parts) as T;

/** What a new tenant begins with, of every area. */
export const tenantDefaults: readonly TenantDefaults[] = everyArea.flatMap((area) => area.tenantDefaults ?? []);

/** Where records with personal values are found, in every area. */
export const personalRecords = joined<Partial<PersonalRecords>>(everyArea.map(({ personal }) => personal));

/** Every column with a time or a day, of every table. */
export const timeColumns = joined<TimeColumns>([
  libTimes,
  cityTimes,
  ...everyArea.map((area) => area.timeColumns),
  Object.fromEntries(everyArea.flatMap(({ records = [] }) => records.map(({ name }) => [name, changes]))),
]);
