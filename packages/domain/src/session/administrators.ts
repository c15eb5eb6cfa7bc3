import type { Problem } from '../lib/index.ts';

/** Without somebody who holds it, nobody in a tenant is given anything any more. @spec ROL-01 SES-08 */
export const administratorsRight = 'systemEmpower:authorize';

/** A usable account of the platform that may authorise. */
export interface Administrator {
  readonly userId: number;
  /** Null: the built-in role, which holds everything, pages to come included. */
  readonly roleId: number | null;
}

/**
 * Why the administrators of a tenant do not become so few: none is left, or none with the built-in role. Tenants that have none of those already lose
 * nothing by an act on somebody else.
 * @param before those that there are now
 * @param after those that the act leaves
 * @spec SES-08
 */
export function checkAdministratorsLeft(
  before: readonly Administrator[],
  after: readonly Administrator[],
): Problem | undefined {
  const builtIn = (all: readonly Administrator[]) => all.filter(({ roleId }) => roleId === null).length;
  const isLast = (before.length > 0 && after.length === 0) || (builtIn(before) > 0 && builtIn(after) === 0);
  return isLast ? { code: 'session.lastAdministrator', field: 'userId' } : undefined;
}
