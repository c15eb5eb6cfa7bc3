/** @spec TAR-05 */
export const codeCalls = {
  payCodes: {
    method: 'GET',
    path: '/finance/payCodes',
    who: ['offlinePayCodes:view'],
    summary: 'Orders that are to be paid by a code, with the newest code of each; the code itself is nowhere kept',
  },
  issuePayCodes: {
    method: 'POST',
    logs: 'finance.issuePayCodes',
    path: '/finance/payCodes/issue',
    who: ['offlinePayCodes:add'],
    body: 'json',
    summary: 'Hands out a pay code for each order, shown once; a former code of it is void',
  },
  payWithCode: {
    method: 'POST',
    logs: 'finance.payWithCode',
    path: '/finance/orders/{orderId}/payWithCode',
    who: ['payment:pay'],
    body: 'json',
    summary: 'Pays an order by the code that its payee handed out',
  },
} as const;
