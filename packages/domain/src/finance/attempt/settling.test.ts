import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { formWords } from '../../lib/index.ts';
import {
  financeGuardWords,
  financeLimitWords,
  financePaymentWords,
  financeWords,
  orderStates,
  type OrderState,
  type OrderType,
} from '../index.ts';
import { checkBooks, checkSettles, settleForm } from './settling.ts';

const words = { ...financeWords, ...financePaymentWords, ...financeLimitWords, ...financeGuardWords, ...formWords };
const order = { payeeRentId: 'R001', creatorId: 7 };
const by = { rentId: 'R001', userId: 8 };

describe('money of another amount', () => {
  it('is settled by others of the payee than who ordered [FIN-12] [ROL-06]', () => {
    expect(checkSettles(order, by)).toBeUndefined();
    expect(checkSettles(order, { ...by, rentId: 'R002' })?.code).toBe('finance.settle.notPayee');
    expect(checkSettles(order, { ...by, userId: 7 })?.code).toBe('finance.settle.own');
  });

  it('only goes back of a top-up, and once its order is paid or over [FIN-12]', () => {
    const codeOf = (state: OrderState, type: OrderType = 'smsTraffic') =>
      checkBooks({ state, type }, { givenBackCents: 0 })?.code;
    expect(orderStates.filter((state) => codeOf(state) === undefined)).toEqual(['unpaid', 'paying', 'failed']);
    expect(codeOf('success')).toBe('finance.settle.ended');
    expect(codeOf('paying', 'topUp')).toBe('finance.settle.topUp');
    expect(checkBooks({ state: 'paying', type: 'smsTraffic' }, { givenBackCents: 1 })?.code).toBe(
      'finance.settle.partGone',
    );
  });

  it('is settled with a reason, whatever is typed [FIN-12]', () => {
    expectTotalForm(settleForm, { how: 'book', remark: 'one cent less' }, words);
  });
});
