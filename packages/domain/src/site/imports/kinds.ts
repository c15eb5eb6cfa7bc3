import type { Problem } from '../../lib/index.ts';

/** What files are imported of. @spec DEV-26 */
export const importKinds = ['place', 'unit', 'user', 'device'] as const;
export type ImportKind = (typeof importKinds)[number];

/** How a row of an import stands. @spec DEV-26 */
export const importRowStates = ['waiting', 'success', 'failure'] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** Why a file of so many rows below its headers is not imported; more than may be are not read at all. @spec DEV-26 */
export const checkImportRows = (rows: number): Problem | undefined =>
  rows === 0 ? { code: 'site.import.empty', field: 'file' } : undefined;
