import type { DeviceType } from '../../device/index.ts';
import type { Problem } from '../../lib/index.ts';
import {
  type Permission,
  type PermissionNode,
  type RentKind,
  type Role,
  type deviceButtons,
  permissionOf,
  rolesOf,
} from '../../role/index.ts';
import type { MenuGroup } from './groups.ts';
import { type Page, type PageName, type PagePermission, pageNamed, permissionTree } from './pages.ts';
import { partOf } from './parts.ts';

/** What a role may do with devices of one type, `device.smoke:command`. @spec ROL-03 */
export type DevicePermission = `device.${DeviceType}:${(typeof deviceButtons)[number]}`;

/** Everything that can be granted. @spec ROL-01 ROL-03 */
export type AnyPermission = PagePermission | DevicePermission;

const listed = (nodes: readonly PermissionNode[]): [Permission, readonly Role[]][] =>
  nodes.flatMap((node) => [
    ...(node.buttons ?? []).map((button): [Permission, readonly Role[]] => [
      permissionOf(node.id, button),
      rolesOf(node, button),
    ]),
    ...listed(node.children ?? []),
  ]);
let held: ReadonlyMap<string, readonly Role[]> | undefined;
/** Every permission with the kinds of role that may hold it. */
const table = (): ReadonlyMap<string, readonly Role[]> => (held ??= new Map(listed(permissionTree())));

/**
 * Whether it is a button of a page whose screen is still to come. Nobody is offered it, it counts for nothing, and what a role was once granted of it
 * stays stored until the page is there.
 * @spec ROL-01
 */
export const isToCome = (permission: string): boolean => {
  const at = permission.lastIndexOf(':');
  const page = pageNamed(permission.slice(0, at) as PageName) as Page | undefined;
  return (
    page !== undefined && !page.hasScreen && (page.buttons as readonly string[]).includes(permission.slice(at + 1))
  );
};

/** Whether a role of the kind can be given the permission at all. @spec ROL-01 ROL-03 */
export const mayEver = (kind: Role, permission: AnyPermission): boolean =>
  table().get(permission)?.includes(kind) ?? false;

/** Where the operator works: on the money between the tenants and itself, and on its own people. @spec ORG-06 */
const operatorsGroups: ReadonlySet<string> = new Set<MenuGroup>([
  'tariff',
  'finance',
  'price',
  'reconciliation',
  'resource',
]);
const operatorsPages: ReadonlySet<string> = new Set<PageName>([
  'systemUser',
  'systemUserLog',
  'systemRoles',
  'systemEmpower',
]);
const isOperators = (permission: string): boolean => {
  const name = permission.slice(0, permission.lastIndexOf(':'));
  const under = (pageNamed(name as PageName) as { under?: MenuGroup } | undefined)?.under;
  return operatorsPages.has(name) || operatorsGroups.has(under ?? partOf[name as keyof typeof partOf] ?? '');
};

const known = new Map<string, ReadonlySet<string>>();
/**
 * What the built-in role of a kind holds: all that its kind can have, so that a new page comes to it by itself. The operator above the
 * tenants can have nothing that shows a device, an alarm or a place.
 * @spec ROL-01 ROL-07 ORG-06
 */
export const builtInRights = (kind: Role, rentKind: RentKind = 'tenant'): ReadonlySet<string> => {
  const key = `${rentKind} ${kind}`;
  const found = known.get(key);
  if (found) return found;
  const ofKind = [...table()].flatMap(([permission, kinds]) => (kinds.includes(kind) ? [permission] : []));
  const rights = new Set(rentKind === 'operator' ? ofKind.filter(isOperators) : ofKind);
  known.set(key, rights);
  return rights;
};

/** The page that a button needs to be seen on; none for device types, and for looking itself. */
const pageOf = (permission: string): string | undefined => {
  const view = `${permission.slice(0, permission.lastIndexOf(':'))}:view`;
  return view !== permission && table().has(view) ? view : undefined;
};

/** What counts of a stored set: a permission that has gone, or that the kind cannot have any more, counts no longer. @spec ROL-01 */
export const countingRights = (
  kind: Role,
  stored: readonly string[],
  rentKind: RentKind = 'tenant',
): ReadonlySet<string> => {
  const possible = builtInRights(kind, rentKind);
  const set = new Set(stored.filter((permission) => possible.has(permission)));
  return new Set(
    [...set].filter((permission) => {
      const page = pageOf(permission);
      return page === undefined || set.has(page);
    }),
  );
};

/**
 * What is wrong with a set of permissions for a role of the kind, each named: what is not known, what the kind can never have, and
 * buttons without their page.
 * @spec ROL-01 ROL-03
 */
export const checkRights = (kind: Role, permissions: readonly string[], rentKind: RentKind = 'tenant'): Problem[] => {
  const set = new Set(permissions);
  const possible = builtInRights(kind, rentKind);
  const problem = (code: string, permission: string): Problem[] => [
    { code, field: 'permissions', args: { permission } },
  ];
  return permissions.flatMap((permission) => {
    const kinds = table().get(permission);
    if (!kinds) return problem('role.permission.unknown', permission);
    if (!possible.has(permission)) return problem('role.permission.barred', permission);
    const page = pageOf(permission);
    return page !== undefined && !set.has(page) ? problem('role.permission.withoutPage', permission) : [];
  });
};

/** The kinds of role that may hold each permission, for the guide to the rules. @spec ROL-01 */
export const permissionRoles = (): ReadonlyMap<string, readonly Role[]> => table();

const kept = (nodes: readonly PermissionNode[], possible: ReadonlySet<string>): PermissionNode[] =>
  nodes.flatMap((node) => {
    const buttons = node.buttons?.filter((button) => possible.has(permissionOf(node.id, button)));
    const children = kept(node.children ?? [], possible);
    return buttons?.length || children.length > 0 ? [{ ...node, ...(buttons && { buttons }), children }] : [];
  });

/** What roles are authorised for in a tenant, or at the operator. @spec ROL-01 ORG-06 */
export const permissionTreeOf = (rentKind: RentKind): PermissionNode[] =>
  rentKind === 'operator' ? kept(permissionTree(), builtInRights('platform', 'operator')) : permissionTree();
