import type { LoadScreen } from '../lib/page/screen.ts';

export const renewalScreens = {
  renewalDevices: () => import('./devices/RenewalDevicesScreen.tsx').then((m) => m.RenewalDevicesScreen),
  renewAndPay: () => import('./due/RenewAndPayScreen.tsx').then((m) => m.RenewAndPayScreen),
  renewalResources: () => import('./media/RenewalResourcesScreen.tsx').then((m) => m.RenewalResourcesScreen),
  setMeal: () => import('./meal/SetMealScreen.tsx').then((m) => m.SetMealScreen),
  serviceOpening: () => import('./opening/ServiceOpeningScreen.tsx').then((m) => m.ServiceOpeningScreen),
  startStopLog: () => import('./logs/StartStopLogScreen.tsx').then((m) => m.StartStopLogScreen),
  deviceOrder: () => import('./logs/RechargeLogScreen.tsx').then((m) => m.DeviceOrderScreen),
  rechargeLog: () => import('./logs/RechargeLogScreen.tsx').then((m) => m.RechargeLogScreen),
} satisfies Readonly<Record<string, LoadScreen>>;
