import type { Who } from '../lib/call.ts';

/** @spec TAR-07 */
export const seeUnits = ['resourceTransactions:view', 'resourceConsumption:view'] as const satisfies Who;
