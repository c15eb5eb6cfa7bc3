import type { PageName } from './sitemap/index.ts';

/** Tables that are not named after their page. */
export const columnTables = [
  'alarm.current',
  'alarm.history',
  'device.list',
  'device.rollouts',
  'building.list',
  'building.fire',
  'building.floors',
  'building.fireFloors',
  'building.water',
  'building.hydrant',
  'building.fireteam',
  'building.firesite',
  'plan.list',
  'plan.layers',
  'plan.monitor',
  'plan.publishes',
  'role.list',
  'user.list',
  'user.log',
  'embed.keys',
  'inspection.deletedPlans',
] as const;
/** The tables whose hidden columns are kept for a reader: one on each page, and those with names of their own. @spec SHL-23 */
export type ColumnTable = PageName | (typeof columnTables)[number];

/**
 * The columns a reader has hidden, as stored: those that the table has, in its order. Decision: the first column names the row and
 * is never hidden.
 * @param columns all columns of the table, by id
 * @spec SHL-23
 */
export const readHiddenColumns = (text: string, columns: readonly string[]): string[] => {
  const hidden = new Set(text.split(','));
  return columns.slice(1).filter((column) => hidden.has(column));
};

/** The text under which hidden columns are stored; {@link readHiddenColumns} reads it back. @spec SHL-23 */
export const hiddenColumnsText = (hidden: readonly string[]): string => hidden.join(',');
