import type { RouteName } from '@fireline/domain/shell';

export interface GuideTask {
  readonly page: RouteName;
  /** Keys that are pressed together. */
  readonly keys: readonly string[];
  /** Opens the list of keys instead of a page. */
  readonly isHelp?: boolean;
}

/** What people do every day, each with the page on which it is done. @spec SIT-12 */
export const guideTasks = {
  acknowledge: { page: 'alarmList', keys: [] },
  popups: { page: 'alarmList', keys: ['F8'] },
  find: { page: 'deviceList', keys: ['Ctrl', 'K'] },
  search: { page: 'deviceList', keys: ['/'] },
  keys: { page: 'main', keys: ['?'], isHelp: true },
  importPlaces: { page: 'importRecords', keys: [] },
  share: { page: 'deviceList', keys: [] },
  replay: { page: 'planMonitor', keys: [] },
} as const satisfies Readonly<Record<string, GuideTask>>;
export type GuideTaskName = keyof typeof guideTasks;
export const guideTaskNames = Object.keys(guideTasks) as readonly GuideTaskName[];
