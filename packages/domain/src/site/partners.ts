import { type Problem, defineForm, id, optional, text } from '../lib/index.ts';
import { type Scope, partnersOf } from '../role/index.ts';
import { maintTextChars, siteNameChars } from './limits.ts';
import { alarmPhone } from './phones.ts';

/**
 * A partner of the tenant, or of another partner. Decision: a partner is changed by who stands above it, never by itself.
 * @spec ORG-05
 */
export const partnerForm = defineForm({
  name: text(siteNameChars),
  contact: text(maintTextChars),
  phone: alarmPhone,
  address: text(maintTextChars),
  /** Absent: the tenant itself. */
  parentId: optional(id),
});

/**
 * Why a partner cannot hang there: a partner puts others under itself and under those below it, and none hangs below itself.
 * @param below the partner and all below it; empty for a new one
 * @spec ORG-05
 */
export function checkPartnerParent(
  scope: Scope,
  parentId: number | undefined,
  below: readonly number[],
): Problem | undefined {
  if (parentId !== undefined && below.includes(parentId)) return { code: 'site.partner.intoItself', field: 'parentId' };
  return scope.role === 'agent' && (parentId === undefined || !partnersOf(scope).includes(parentId))
    ? { code: 'site.partner.otherBranch', field: 'parentId' }
    : undefined;
}

/** What still hangs on a partner. @spec ORG-05 */
export interface OnPartner {
  readonly partners: number;
  readonly units: number;
  readonly places: number;
  readonly maints: number;
  readonly users: number;
  /** Whether the tenant's units and people who register come to it by themselves. */
  readonly isDefault?: boolean;
}
/**
 * Why a partner cannot be deleted: what still hangs on it, with how many, or that it is the tenant's default partner. Decision: what hangs on it
 * is moved or deleted first, and the tenant chooses another default first: to empty it without a word would send new units and people elsewhere.
 * @spec ORG-05
 */
export const checkDeletePartner = ({
  partners,
  units,
  places,
  maints,
  users,
  isDefault,
}: OnPartner): Problem | undefined => {
  if (isDefault === true) return { code: 'site.partner.isDefault' };
  return partners + units + places + maints + users > 0
    ? { code: 'site.partner.inUse', args: { partners, units, places, maints, users } }
    : undefined;
};
