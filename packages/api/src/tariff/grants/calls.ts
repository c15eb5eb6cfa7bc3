/** @spec TAR-04 TAR-08 */
export const grantCalls = {
  registrationGrant: {
    method: 'GET',
    path: '/tariff/grant',
    who: ['pricesFree:view'],
    summary:
      'What devices of the tenant get for nothing when they are registered: today, from which day on, and what it was',
  },
  saveGrant: {
    method: 'POST',
    logs: 'tariff.saveGrant',
    path: '/tariff/grant/save',
    who: ['pricesFree:modify'],
    body: 'json',
    summary: 'Sets what devices get that are registered from a day on; devices that are there keep what they have',
  },
  withdrawGrant: {
    method: 'POST',
    logs: 'tariff.withdrawGrant',
    path: '/tariff/grant/{grantId}/withdraw',
    who: ['pricesFree:modify'],
    body: 'json',
    summary: 'Withdraws a grant that has not begun',
  },
  deviceGrants: {
    method: 'GET',
    path: '/tariff/grants',
    who: ['pricesFree:view'],
    summary: 'Which device got what when it was registered, with what it comes to',
  },
} as const;
