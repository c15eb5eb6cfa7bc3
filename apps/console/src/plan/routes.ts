import type { LoadScreen } from '../lib/page/screen.ts';

export const planScreens = {
  planMonitor: () => import('./PlanMonitorScreen.tsx').then((m) => m.PlanMonitorScreen),
  planMonitorDetail: () => import('./PlanScreen.tsx').then((m) => m.PlanScreen),
  planLayers: () => import('./PlanLayersScreen.tsx').then((m) => m.PlanLayersScreen),
  planList: () => import('./PlanListScreen.tsx').then((m) => m.PlanListScreen),
  planPublishRecords: () => import('./PlanPublishScreen.tsx').then((m) => m.PlanPublishScreen),
  planSamples: () => import('./PlanSamplesScreen.tsx').then((m) => m.PlanSamplesScreen),
} satisfies Record<string, LoadScreen>;
