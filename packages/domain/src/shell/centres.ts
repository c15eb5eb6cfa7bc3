import type { MenuGroup } from './sitemap/groups.ts';

/**
 * Addresses of centres whose own home is still to come, or not for everybody, and the menu groups whose first page stands in for it, in the order in
 * which they are looked through.
 * @spec SHL-01 SHL-11
 */
export const centreGroups = {
  '/deviceService': ['deviceService', 'device'],
  '/serviceCenter': ['serviceCentre', 'alarm'],
  '/feeCenter': ['free', 'help'],
  '/tariffCenter': ['tariff', 'finance', 'renewal', 'price', 'reconciliation', 'resource'],
  '/workOrder': ['free', 'help'],
  '/helpCenter': ['help'],
} as const satisfies Readonly<Record<string, readonly MenuGroup[]>>;

/** The groups that stand in for a centre; nothing for any other path. */
export const groupsOfCentre = (pathname: string): readonly MenuGroup[] | undefined => {
  const path = pathname.replace(/\/$/, '');
  return Object.hasOwn(centreGroups, path) ? centreGroups[path as keyof typeof centreGroups] : undefined;
};
