import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotal, expectTotalForm } from '../lib/fuzz.test.support.ts';
import { eventsFrom, formWords, minuteMs, step } from '../lib/index.ts';
import {
  billForm,
  billMachine,
  billProofForm,
  billStates,
  billStep,
  checkBalance,
  consumptionControlForm,
  consumptionVerdict,
  lockedBillFields,
  payCode,
  payCodeForm,
  payCodeLetters,
  payCodeMachine,
  payCodeOf,
  payCodeStates,
  checkPayCodeTries,
  purchaseCents,
  purchaseForm,
  redeemPayCode,
  tariffWords,
} from './index.ts';

const words = { ...tariffWords, ...formWords };
const proof = { bankSerialNumber: 'ICBC20261121', receipt: 'receipt.png' };
const refusal = (code: string) => ({ ok: false, problems: [{ code }] });

describe('a bill', () => {
  it('has what the statement needs [TAR-01]', () => {
    const bill = {
      name: '2026年10月账单',
      type: 'sms',
      period: 'month',
      year: 2026,
      itemCount: 3,
      totalDevices: 0,
      totalAmount: '12.30',
    };
    expectTotalForm(billForm, bill, words);
    expect(billForm.check(bill)).toMatchObject({ value: { totalAmount: 1230, invoice: '' } });
  });

  it('needs bank serial number and receipt [TAR-01]', () => {
    expectTotalForm(billProofForm, proof, words);
    expect(billProofForm.check({})).toMatchObject({
      problems: [
        { code: 'form.required', field: 'bankSerialNumber' },
        { code: 'form.required', field: 'receipt' },
      ],
    });
    expect(billProofForm.check({ ...proof, bankSerialNumber: '123 456' })).toMatchObject(refusal('tariff.bill.serial'));
  });

  it('locks them after submission [TAR-01]', () => {
    expect(billStep('notWrittenOff', 'submitProof', { proof })).toEqual({ ok: true, value: 'notWrittenOff' });
    expect(billStep('notWrittenOff', 'submitProof', {})).toMatchObject(refusal('form.required'));
    expect(billStep('notWrittenOff', 'submitProof', { proof, hasProof: true })).toMatchObject(
      refusal('tariff.bill.locked'),
    );
    expect(billStep('writtenOff', 'submitProof', { proof })).toMatchObject(refusal('tariff.bill.locked'));
    expect(lockedBillFields({})).toEqual([]);
    expect(lockedBillFields({ bankSerialNumber: 'x' })).toEqual(['bankSerialNumber', 'receipt']);
    expect(lockedBillFields({ receipt: 'x' })).toEqual(['bankSerialNumber', 'receipt']);
  });

  it('is written off by finance alone, with its proof, once, and not by the one who issued it [TAR-01]', () => {
    const finance = { isFinance: true, userId: 'u2', issuedBy: 'u1' };
    expect(billStep('notWrittenOff', 'writeOff', { ...finance, hasProof: true })).toEqual({
      ok: true,
      value: 'writtenOff',
    });
    for (const userId of ['u1', undefined]) {
      const { userId: _, ...rest } = finance;
      const asked = { ...rest, hasProof: true, ...(userId !== undefined && { userId }) };
      expect(billStep('notWrittenOff', 'writeOff', asked)).toMatchObject(refusal('tariff.bill.ownBill'));
    }
    expect(billStep('notWrittenOff', 'writeOff', { hasProof: true })).toMatchObject(refusal('tariff.bill.financeOnly'));
    expect(billStep('notWrittenOff', 'writeOff', finance)).toMatchObject(refusal('tariff.bill.noProof'));
    expect(billStep('writtenOff', 'writeOff', { isFinance: true, hasProof: true })).toMatchObject(
      refusal('tariff.bill.writtenOff'),
    );
  });

  it('can reach every state, and nothing leaves the last [TAR-01]', () => {
    const reached = new Set([billMachine.initial]);
    for (const state of reached)
      for (const event of eventsFrom(billMachine, state)) reached.add(billMachine.states[state][event]?.to ?? state);
    expect(reached).toEqual(new Set(billStates));
    expect(billStates.filter((state) => eventsFrom(billMachine, state).length === 0)).toEqual(billMachine.finals);
  });
});

describe('an offline pay code', () => {
  const known = { orderId: 'o1', state: 'unused', expiresAtMs: 100 } as const;

  it('is read as it is typed from paper, and anything else is not the correct code [TAR-05]', () => {
    expect(payCode('ab23-CD45 ef67 gh89', 'code')).toEqual({ ok: true, value: 'AB23CD45EF67GH89' });
    for (const raw of [
      '',
      undefined,
      'AB23',
      'AB23CD45EF67GH8',
      'AB23CD45EF67GH8!',
      'AB23CD45EF67GH80',
      'AB23CD45EF67GHIO',
      12,
    ])
      expect(payCode(raw, 'code')).toEqual({
        ok: false,
        problems: [{ code: 'tariff.payCode.wrong', field: 'code', args: { 0: 16 } }],
      });
    expect(payCode('ＡＢ２３－ｃｄ４５　ｅｆ６７　ＧＨ８９', 'code')).toEqual({ ok: true, value: 'AB23CD45EF67GH89' });
    expectTotal((raw) => payCode(raw, 'code'), words);
    expectTotalForm(payCodeForm, { code: 'AB23CD45EF67GH89' }, words);
  });

  it('is made of 32 letters and digits that do not look alike, each as likely [TAR-05]', () => {
    expect(new Set(payCodeLetters).size).toBe(32);
    expect(payCodeLetters).not.toMatch(/[OI01]/);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 20 }), (random) => {
        const code = payCodeOf(random);
        expect(payCode(code, 'code')).toEqual({ ok: true, value: code });
      }),
    );
    const all = Array.from({ length: 16 }, (_, row) =>
      payCodeOf(Array.from({ length: 16 }, (_one, at) => row * 16 + at)),
    );
    for (const letter of payCodeLetters) expect(all.join('').split(letter).length - 1).toBe(8);
  });

  it('is good once, for its own order, before it expires [TAR-05]', () => {
    const redeem = (code: Parameters<typeof redeemPayCode>[1], nowMs = 99) =>
      redeemPayCode({ orderId: 'o1', nowMs }, code);
    expect(redeem(known)).toEqual({ ok: true, value: 'used' });
    expect(redeem(known, 100)).toMatchObject(refusal('tariff.payCode.expired'));
    expect(redeem({ ...known, state: 'used' })).toMatchObject(refusal('tariff.payCode.used'));
    expect(redeem({ ...known, state: 'expired' })).toMatchObject(refusal('tariff.payCode.expired'));
    expect(redeem({ ...known, state: 'voided' })).toMatchObject(refusal('tariff.payCode.voided'));
    expect(redeem(undefined)).toEqual(redeem({ ...known, orderId: 'o2' }));
    expect(redeem(undefined)).toMatchObject(refusal('tariff.payCode.wrong'));
  });

  it('is asked for after five wrong ones only when the oldest of them is 15 minutes old [TAR-05]', () => {
    const tries = (...atMin: number[]) =>
      checkPayCodeTries(
        atMin.map((at) => at * minuteMs),
        20 * minuteMs,
      );
    expect(tries(6, 7, 8, 9)).toBeUndefined();
    expect(tries(5, 6, 7, 8, 9)).toBeUndefined();
    expect(tries(6, 7, 8, 9, 10)).toEqual({ code: 'tariff.payCode.tries', field: 'code', args: { 0: 1 } });
    expect(tries(10, 11, 12, 13, 14, 15)).toMatchObject({ args: { 0: 6 } });
    // a clock that ran ahead locks nobody out
    expect(tries(21, 22, 23, 24, 25, 26)).toBeUndefined();
  });

  it('expires when it is due, not before; the machine itself keeps it to its order [TAR-05]', () => {
    const expire = (nowMs: number) => step(payCodeMachine, 'unused', 'expire', { nowMs, expiresAtMs: 100 });
    expect(expire(100)).toEqual({ ok: true, value: 'expired' });
    expect(expire(99)).toMatchObject(refusal('tariff.payCode.notDue'));
    const use = step(payCodeMachine, 'unused', 'use', { nowMs: 1, expiresAtMs: 100, orderId: 'a', codeOrderId: 'b' });
    expect(use).toMatchObject(refusal('tariff.payCode.wrong'));
    expect(payCodeStates.filter((state) => eventsFrom(payCodeMachine, state).length === 0)).toEqual(
      payCodeMachine.finals,
    );
  });
});

describe('consumption control', () => {
  const control = { monthlyMax: 1000, warnPercent: 80, whenExhausted: 'stop' } as const;
  const verdict = (used: number, isAlarm = false, whenExhausted: 'stop' | 'warn' = 'stop') =>
    consumptionVerdict({ ...control, whenExhausted }, { used, units: 1, isAlarm });

  it('warns before the maximum and stops at it [TAR-05]', () => {
    expectTotalForm(consumptionControlForm, { resource: 'sms', ...control }, words);
    expect([798, 799, 999, 1000].map((used) => verdict(used))).toEqual(['send', 'warn', 'warn', 'stop']);
    expect(verdict(1000, false, 'warn')).toBe('warn');
  });

  it('never stops the message of an alarm [TAR-05]', () => {
    expect(verdict(1000, true)).toBe('warn');
  });
});

describe('a purchase', () => {
  const purchase = { packageId: 'k1', count: 2, way: 'online' };

  it('says how it is paid; offline with the correct code [TAR-05]', () => {
    expectTotalForm(purchaseForm, purchase, words);
    expectTotalForm(purchaseForm, { ...purchase, way: 'offlineCode', code: 'AB23CD45EF67GH89' }, words);
    expect(purchaseForm.check({ ...purchase, way: 'offlineCode' })).toMatchObject({
      problems: [{ code: 'tariff.payCode.wrong', field: 'code' }],
    });
  });

  it('costs the packages together, and from the balance no more than is there [TAR-05] [FIN-11]', () => {
    const cost = (way: 'balance' | 'online', balanceCents: number, count = 2) =>
      purchaseCents({ amountCents: 4500, count, way, balanceCents });
    expect(cost('balance', 9000)).toEqual({ ok: true, value: 9000 });
    expect(cost('online', 0)).toEqual({ ok: true, value: 9000 });
    expect(cost('balance', 8999)).toMatchObject(refusal('tariff.balance.short'));
    expect(cost('balance', 8999, 0)).toMatchObject(refusal('form.range'));
  });

  it('asks to top up when the balance is not enough, with both amounts [FIN-11] [TAR-05]', () => {
    expect(checkBalance(100, 100)).toBeUndefined();
    expect(checkBalance(99, 100)).toEqual({
      code: 'tariff.balance.short',
      args: { balance: '0.99', amount: '1.00' },
    });
    expect(checkBalance(NaN, 1)).toBeDefined();
    for (const amount of [-1, NaN, 0.5]) expect(checkBalance(100, amount)).toBeDefined();
  });
});
