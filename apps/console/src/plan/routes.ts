import { lazyPart } from '../lib/loading/lazyPart.tsx';
import type { Screens } from '../lib/page/screen.ts';

export const planScreens = {
  planMonitor: () => import('./monitor/PlanMonitorScreen.tsx').then((m) => m.PlanMonitorScreen),
  planMonitorDetail: () => import('./PlanScreen.tsx').then((m) => m.PlanScreen),
  planLayers: () => import('./list/PlanLayersScreen.tsx').then((m) => m.PlanLayersScreen),
  planList: () => import('./list/PlanListScreen.tsx').then((m) => m.PlanListScreen),
  planPublishRecords: () => import('./publish/PlanPublishScreen.tsx').then((m) => m.PlanPublishScreen),
  planSamples: () => import('./publish/PlanSamplesScreen.tsx').then((m) => m.PlanSamplesScreen),
} satisfies Screens;

/** On the page of a building: the plan of a floor, and a new one. */
export const FloorPlan = lazyPart(() => import('./excerpt/PlanExcerpt.tsx').then((m) => m.PlanExcerpt), {
  skeleton: { shape: 'block', lines: 8 },
});
export { NewPlan } from './form/lazy.ts';
/** Beside an alarm and on the page of a device: the part of a plan around it, or the map. */
export const PlaceExcerpt = lazyPart(() => import('./excerpt/PlaceExcerpt.tsx').then((m) => m.PlaceExcerpt), {
  skeleton: { shape: 'block', lines: 6 },
});
