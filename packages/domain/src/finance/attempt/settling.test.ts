import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { formWords } from '../../lib/index.ts';
import { financeGuardWords, financeLimitWords, financePaymentWords, financeWords } from '../index.ts';
import { checkSettles, settleForm } from './settling.ts';

const words = { ...financeWords, ...financePaymentWords, ...financeLimitWords, ...financeGuardWords, ...formWords };
const order = { payeeRentId: 'R001', creatorId: 7, type: 'smsTraffic' } as const;
const by = { rentId: 'R001', userId: 8 };

describe('money of another amount', () => {
  it('is settled by others of the payee than who ordered, and a top-up only goes back [FIN-12] [ROL-06]', () => {
    expect(checkSettles(order, by, 'book')).toBeUndefined();
    expect(checkSettles(order, { ...by, rentId: 'R002' }, 'giveBack')?.code).toBe('finance.settle.notPayee');
    expect(checkSettles(order, { ...by, userId: 7 }, 'giveBack')?.code).toBe('finance.settle.own');
    expect(checkSettles({ ...order, type: 'topUp' }, by, 'giveBack')).toBeUndefined();
    expect(checkSettles({ ...order, type: 'topUp' }, by, 'book')?.code).toBe('finance.settle.topUp');
  });

  it('is settled with a reason, whatever is typed [FIN-12]', () => {
    expectTotalForm(settleForm, { how: 'book', remark: 'one cent less' }, words);
  });
});
