import { type Address, pageAt } from './address.ts';

/** The screens that links open: the phone of an inspector loads none of them. */
export const screens = {
  device: () => import('./DeviceScreen.tsx'),
  alarm: () => import('./AlarmNoticeScreen.tsx'),
};

/** Begins to load the screen that the address names, while the words are still on their way. */
export function beginScreen(address: Address): void {
  const { name } = pageAt(address);
  // a failed download is repeated, and reported, when the screen is drawn
  if (name === 'device' || name === 'alarm') screens[name]().catch(() => undefined);
}
