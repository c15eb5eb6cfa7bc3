import type { Problem } from '../../lib/index.ts';
import type { Scope } from '../../role/index.ts';

/** The share of the tenant's own people. */
export const tenantShare = '';

/**
 * Who shares a number of imports, and what is remembered of headers: the people of the platform, or those of one partner, unit, organisation, company or
 * place; an account that is bound to nothing has its own.
 * @spec DEV-26 ROL-06
 */
export function importShare(scope: Scope, userId: number): string {
  const { role, orgPath, partnerId, unitId, maintId, placeId } = scope;
  if (role === 'platform') return tenantShare;
  const node = { org: orgPath, agent: partnerId, unit: unitId, maint: maintId, resident: placeId }[role];
  return node === undefined ? `user ${userId}` : `${role} ${node}`;
}

/** How many imports run or wait at once: of one share, and of all others than the platform together. */
export interface ImportsAtOnce {
  readonly ownMax: number;
  readonly othersMax: number;
}

/**
 * Why an import of a share has to wait: its own or those of all others run already. Others never keep the platform waiting, nor one partner or unit all
 * the others.
 * @param running the share of each import of the tenant that runs or waits
 * @spec DEV-26
 */
export function checkImportsAtOnce(
  running: readonly string[],
  own: string,
  { ownMax, othersMax }: ImportsAtOnce,
): Problem | undefined {
  const same = running.filter((share) => share === own).length;
  if (same >= ownMax) return { code: 'site.import.tooMany', field: 'file', args: { 0: same } };
  const others = running.filter((share) => share !== tenantShare).length;
  return own !== tenantShare && others >= othersMax
    ? { code: 'site.import.tooManyOfOthers', field: 'file', args: { 0: others } }
    : undefined;
}
