import type { Who } from '../../lib/call.ts';

const see = ['systemAgent:view'] as const satisfies Who;
const modify = ['systemAgent:modify'] as const satisfies Who;

/** @spec ORG-05 */
export const partnerCalls = {
  partners: {
    method: 'GET',
    path: '/orgs/partners',
    who: see,
    summary: 'Partners, a page at a time: one’s own and those below it',
  },
  tenant: {
    method: 'GET',
    path: '/orgs/profile',
    who: ['systemEmpower:view'],
    summary: 'What the tenant says of itself, and how full its edition is',
  },
  saveTenant: {
    method: 'POST',
    logs: 'site.saveTenant',
    path: '/orgs/profile',
    who: ['systemEmpower:authorize'],
    body: 'json',
    summary:
      'Changes what the tenant says of itself, whether people may register and to what, and how long its log is kept',
  },
  partner: { method: 'GET', path: '/orgs/partners/{partnerId}', who: see, summary: 'One partner' },
  createPartner: {
    method: 'POST',
    logs: 'site.createPartner',
    path: '/orgs/partners',
    who: ['systemAgent:add'],
    body: 'json',
    summary: 'Puts a partner on record, under the tenant or another partner',
  },
  changePartnerFacts: {
    method: 'POST',
    logs: 'site.changePartnerFacts',
    path: '/orgs/partners/{partnerId}',
    who: modify,
    body: 'json',
    summary: 'Changes a partner, or hangs it with all below it under another',
  },
  savePowers: {
    method: 'POST',
    logs: 'site.savePowers',
    path: '/orgs/partners/{partnerId}/powers',
    who: modify,
    body: 'json',
    summary: 'Sets what a partner and those below it may do; it counts at once',
  },
  disablePartner: {
    method: 'POST',
    logs: 'site.disablePartner',
    path: '/orgs/partners/{partnerId}/disable',
    who: modify,
    summary: 'Shuts the people of a partner out; its devices go on',
  },
  enablePartner: {
    method: 'POST',
    logs: 'site.enablePartner',
    path: '/orgs/partners/{partnerId}/enable',
    who: modify,
    summary: 'Lets the people of a partner in again',
  },
  deletePartner: {
    method: 'POST',
    logs: 'site.deletePartner',
    path: '/orgs/partners/{partnerId}/delete',
    who: ['systemAgent:delete'],
    summary: 'Deletes a partner that nothing hangs on any more',
  },
} as const;
