import type { Screens } from '../lib/page/screen.ts';

export const orgScreens = {
  systemOrgs: () => import('./OrgTreeScreen.tsx').then((m) => m.OrgTreeScreen),
} satisfies Screens;
