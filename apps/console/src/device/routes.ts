import { lazyPart } from '../lib/loading/lazyPart.tsx';
import type { Screens } from '../lib/page/screen.ts';

export const deviceScreens = {
  deviceList: () => import('./list/DeviceListScreen.tsx').then((m) => m.DeviceListScreen),
  videoTest: () => import('./media/VideoTestScreen.tsx').then((m) => m.VideoTestScreen),
  deviceIndex: () => import('./index/DeviceIndexScreen.tsx').then((m) => m.DeviceIndexScreen),
  deviceStatistics: () => import('./statistics/DeviceStatisticsScreen.tsx').then((m) => m.DeviceStatisticsScreen),
  deviceAnalysis: () => import('./statistics/DeviceAnalysisScreen.tsx').then((m) => m.DeviceAnalysisScreen),
  deviceOfflineRecord: () => import('./offline/OfflineRecordScreen.tsx').then((m) => m.OfflineRecordScreen),
  deviceExpireTip: () => import('./expiry/ExpiryScreens.tsx').then((m) => m.ExpireTipScreen),
  deviceExpired: () => import('./expiry/ExpiryScreens.tsx').then((m) => m.ExpiredScreen),
  deviceInspection: () => import('./upkeep/InspectionScreen.tsx').then((m) => m.InspectionScreen),
  upgradePackages: () => import('./upgrade/UpgradeScreen.tsx').then((m) => m.UpgradeScreen),
  systemKeys: () => import('./keys/KeyListScreen.tsx').then((m) => m.KeyListScreen),
  deviceDetail: () => import('./detail/DeviceDetailScreen.tsx').then((m) => m.DeviceDetailScreen),
  deviceTasks: () => import('./tasks/TaskListScreen.tsx').then((m) => m.TaskListScreen),
  deviceTrajectory: () => import('./trajectory/TrajectoryScreen.tsx').then((m) => m.TrajectoryScreen),
} satisfies Screens;

/** On the page of an alarm: pictures and recordings of the cameras beside it. */
export const AlarmMedia = lazyPart(() => import('./media/AlarmMedia.tsx').then((m) => m.AlarmMedia));
