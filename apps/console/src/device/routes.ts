import type { LoadScreen } from '../lib/page/screen.ts';

export const deviceScreens = {
  deviceList: () => import('./DeviceListScreen.tsx').then((m) => m.DeviceListScreen),
  deviceOfflineRecord: () => import('./offline/OfflineRecordScreen.tsx').then((m) => m.OfflineRecordScreen),
  deviceExpireTip: () => import('./expiry/ExpiryScreens.tsx').then((m) => m.ExpireTipScreen),
  deviceExpired: () => import('./expiry/ExpiryScreens.tsx').then((m) => m.ExpiredScreen),
  deviceDetail: () => import('./DeviceDetailScreen.tsx').then((m) => m.DeviceDetailScreen),
  deviceTrajectory: () => import('./TrajectoryScreen.tsx').then((m) => m.TrajectoryScreen),
} satisfies Record<string, LoadScreen>;
