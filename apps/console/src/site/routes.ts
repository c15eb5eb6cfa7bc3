import type { LoadScreen } from '../lib/screen.ts';

export const siteScreens = {
  monitorPage: () => import('./MonitorPageScreen.tsx').then((m) => m.MonitorPageScreen),
} satisfies Record<string, LoadScreen>;
