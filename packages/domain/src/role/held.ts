import type { Permission } from './matrix.ts';

/**
 * Whether somebody with these permissions may do what any of the named ones allows.
 * @spec ROL-03 ROL-07
 */
export const hasRight = (granted: ReadonlySet<string>, anyOf: readonly Permission[]): boolean =>
  anyOf.some((permission) => granted.has(permission));

/** The same for what screens show: it passes while there is no user info. No gateway asks this. @spec SHL-14 */
export const mayShow = (granted: ReadonlySet<string> | undefined, anyOf: readonly Permission[]): boolean =>
  granted === undefined || hasRight(granted, anyOf);
