import type { RouteName } from './routes.ts';

/**
 * Pages that share one entry of the menu: `tabs` are views of one subject, shown side by side above each of them; `twins` have the same rows
 * and differ in who may change them, so the first that a role may open stands for all. Every page keeps its address and its rights.
 * @spec SHL-13 SHL-30
 */
export const sharedEntries = {
  buildings: { kind: 'twins', pages: ['buildingList', 'fireBuildings'] },
  floors: { kind: 'twins', pages: ['buildingFloors', 'fireFloors'] },
  alarmNoticeRules: { kind: 'tabs', pages: ['alarmRules', 'triggerRule', 'serviceRules', 'serviceTriggers'] },
  fireResources: { kind: 'tabs', pages: ['fireWater', 'fireHydrants', 'fireTeams', 'fireSites'] },
  plans: { kind: 'tabs', pages: ['planLayers', 'planList', 'planPublishRecords'] },
} as const satisfies Readonly<Record<string, { kind: 'tabs' | 'twins'; pages: readonly RouteName[] }>>;
export type SharedEntry = keyof typeof sharedEntries;

/** The shared entry that a page belongs to, if any. */
export const sharedEntryOf = (page: string): SharedEntry | undefined =>
  (Object.keys(sharedEntries) as SharedEntry[]).find((name) =>
    (sharedEntries[name].pages as readonly string[]).includes(page),
  );
