import type { Problem } from '../../lib/index.ts';

/** What files are imported of. @spec DEV-26 */
export const importKinds = ['place', 'unit', 'user', 'device'] as const;
export type ImportKind = (typeof importKinds)[number];

/** How a row of an import stands. @spec DEV-26 */
export const importRowStates = ['waiting', 'success', 'failure'] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** Why a file of so many rows is not imported. @spec DEV-26 */
export const checkImportRows = (rows: number, max: number): Problem | undefined => {
  if (rows === 0) return { code: 'site.import.empty', field: 'file' };
  return rows > max ? { code: 'site.import.tooManyRows', field: 'file', args: { 0: max, 1: rows } } : undefined;
};
