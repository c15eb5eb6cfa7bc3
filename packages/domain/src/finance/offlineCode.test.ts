import { describe, expect, it } from 'vitest';
import { checkIssuesCode, orderStates, postAtTill } from './index.ts';

const order = { state: 'unpaid', isByCode: true, creatorId: 1, payeeRentId: 'R001', cancelBy: null } as const;
const finance = { rentId: 'R001', userId: 2 };

describe('a pay code is handed out', () => {
  it('by its payee, to an order that waits for one, by another than who ordered it [TAR-05]', () => {
    expect(checkIssuesCode(order, finance)).toBeUndefined();
    expect(checkIssuesCode({ ...order, state: 'failed' }, finance)).toBeUndefined();
    expect(checkIssuesCode(order, { ...finance, rentId: 'R002' })?.code).toBe('finance.order.notFound');
    expect(checkIssuesCode(order, { ...finance, userId: 1 })?.code).toBe('finance.code.ownOrder');
    for (const wrong of [
      { isByCode: false },
      { cancelBy: 'somebody' },
      { state: 'paying' },
      { state: 'success' },
    ] as const)
      expect(checkIssuesCode({ ...order, ...wrong }, finance)?.code).toBe('finance.code.notWaiting');
    expect(orderStates.filter((state) => !checkIssuesCode({ ...order, state }, finance))).toEqual(['unpaid', 'failed']);
  });

  it('and what it pays is in the till of its payee, once [TAR-05] [TAR-09]', () => {
    const posted = postAtTill({ orderId: '7', payee: { kind: 'tenant', id: 'R001' }, cents: 4500 });
    expect(posted).toMatchObject({
      ok: true,
      value: [
        {
          key: 'paid till 7',
          cents: 4500,
          debit: { kind: 'clearing', access: 'till', ownerId: 'R001' },
          credit: { kind: 'revenue', ownerId: 'R001' },
        },
      ],
    });
    expect(postAtTill({ orderId: '7', payee: { kind: 'tenant', id: 'R001' }, cents: 0.5 }).ok).toBe(false);
  });
});
