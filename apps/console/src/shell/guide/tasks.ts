import type { RouteName } from '@fireline/domain/shell';

interface Task {
  readonly page: RouteName;
  /** Keys that are pressed together. */
  readonly keys: readonly string[];
}

/** What people do every day, each with the page on which it is done. @spec SIT-12 */
export const guideTasks = {
  acknowledge: { page: 'alarmList', keys: [] },
  popups: { page: 'deviceList', keys: ['F8'] },
  find: { page: 'deviceList', keys: ['Ctrl', 'K'] },
  search: { page: 'deviceList', keys: ['/'] },
  keys: { page: 'main', keys: ['?'] },
  importPlaces: { page: 'importRecords', keys: [] },
  share: { page: 'deviceList', keys: [] },
  replay: { page: 'planMonitor', keys: [] },
} as const satisfies Readonly<Record<string, Task>>;
export type GuideTaskName = keyof typeof guideTasks;
export const guideTaskNames = Object.keys(guideTasks) as readonly GuideTaskName[];
