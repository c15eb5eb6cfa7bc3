import type { LoadScreen } from '../lib/page/screen.ts';

export const orgScreens = {
  systemOrgs: () => import('./OrgTreeScreen.tsx').then((m) => m.OrgTreeScreen),
} satisfies Readonly<Record<string, LoadScreen>>;
