import type { LoadScreen } from '../lib/page/screen.ts';

export const siteScreens = {
  importRecords: () => import('./imports/ImportRecordsScreen.tsx').then((m) => m.ImportRecordsScreen),
  monitorPage: () => import('./MonitorPageScreen.tsx').then((m) => m.MonitorPageScreen),
  mapCentre: () => import('./MapCentreScreen.tsx').then((m) => m.MapCentreScreen),
} satisfies Record<string, LoadScreen>;
