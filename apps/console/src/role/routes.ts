import { lazy } from 'react';
import type { Screens } from '../lib/page/screen.ts';

export const roleScreens = {
  systemRoles: () => import('./RoleListScreen.tsx').then((m) => m.RoleListScreen),
  systemEmpower: () => import('./EmpowerScreen.tsx').then((m) => m.EmpowerScreen),
} satisfies Screens;

/** On the page of partners: what the tenant decides for all of them. */
export const PartnerPowersForm = lazy(() =>
  import('./PartnerPowersForm.tsx').then((m) => ({ default: m.PartnerPowersForm })),
);
export const ForcePushForm = lazy(() => import('./ForcePushForm.tsx').then((m) => ({ default: m.ForcePushForm })));

/** On the page of partners: the brand of the tenant. */
export const BrandForm = lazy(() => import('./BrandForm.tsx').then((m) => ({ default: m.BrandForm })));
