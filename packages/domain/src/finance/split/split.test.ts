import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotal, expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { formWords, ok, refuse } from '../../lib/index.ts';
import {
  allocateSplit,
  checkMerchantMaximum,
  checkProviderMax,
  checkSplitSum,
  checkSplittable,
  financeSplitWords,
  financeWords,
  largestRatios,
  merchantForm,
  namedTasks,
  orderTypeNames,
  parseSplitSheet,
  providerMaxForm,
  recipientForm,
  type SplitAllocation,
  type SplitPart,
  splitLimit,
  splitRuleForm,
  splitTaskForm,
  splittable,
  triggerTypes,
} from '../index.ts';

const words = { ...financeWords, ...financeSplitWords, ...formWords };
const total = fc.oneof(fc.nat({ max: 1000 }), fc.maxSafeNat());
/** Rows whose ratios fit into 100 together. */
const parts: fc.Arbitrary<SplitPart[]> = fc
  .uniqueArray(fc.record({ recipientId: fc.string({ maxLength: 4 }), ratio: fc.integer({ min: 1, max: 100 }) }), {
    selector: ({ recipientId }) => recipientId,
    maxLength: 12,
  })
  .map((rows) => {
    let room = 100;
    return rows.filter(({ ratio }) => ratio <= room && (room -= ratio) >= 0);
  });
const allocated = (cents: number, rows: readonly SplitPart[]): SplitAllocation => {
  const result = allocateSplit(cents, rows);
  if (!result.ok) throw new Error(result.problems[0]?.code);
  return result.value;
};
const task = { recipientId: 'r1', name: '张江门店', account: 'acc-1', ratio: 30 };

describe('the allocation', () => {
  it('adds up to the total for every amount and all ratios [FIN-05] [TAR-09] [N18]', () => {
    fc.assert(
      fc.property(total, parts, (cents, rows) => {
        const { shares, merchantCents } = allocated(cents, rows);
        expect(shares.reduce((sum, share) => sum + BigInt(share.cents), BigInt(merchantCents))).toBe(BigInt(cents));
        expect(merchantCents >= 0 && shares.every((share) => share.cents >= 0)).toBe(true);
      }),
    );
  });

  it('is the same whatever the order of the rows [FIN-05] [N18]', () => {
    const shuffled = parts.chain((rows) =>
      fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
    );
    fc.assert(
      fc.property(total, shuffled, (cents, [rows, others]) => {
        const byRecipient = ({ shares }: SplitAllocation) => new Map(shares.map((share) => [share.recipientId, share]));
        expect(byRecipient(allocated(cents, rows))).toEqual(byRecipient(allocated(cents, others)));
      }),
    );
  });

  it('gives each the whole cents of its ratio and at most one more, those to the largest remainders [FIN-05]', () => {
    fc.assert(
      fc.property(total, parts, (cents, rows) => {
        const shares = allocated(cents, rows).shares.map((share) => {
          const exact = BigInt(cents) * BigInt(share.ratio);
          expect(BigInt(share.cents)).toBe(exact / 100n + (share.isRoundedUp ? 1n : 0n));
          return Object.assign({ remainder: exact % 100n }, share);
        });
        for (const { remainder, hundredths } of shares) expect(BigInt(hundredths)).toBe(remainder);
        for (const up of shares.filter(({ isRoundedUp }) => isRoundedUp))
          for (const down of shares.filter(({ isRoundedUp }) => !isRoundedUp)) {
            expect(up.remainder >= down.remainder).toBe(true);
            expect(up.remainder > down.remainder || up.recipientId < down.recipientId).toBe(true);
          }
      }),
    );
  });

  it('never takes more from the merchant than the sum of the ratios allows, and less than a cent less [FIN-04] [FIN-05]', () => {
    fc.assert(
      fc.property(total, parts, (cents, rows) => {
        const percent = rows.reduce((sum, { ratio }) => sum + ratio, 0);
        const given = BigInt(cents) - BigInt(allocated(cents, rows).merchantCents);
        expect(given).toBe((BigInt(cents) * BigInt(percent)) / 100n);
      }),
    );
  });

  it('mirrors negative totals and divides equal remainders by recipient id [FIN-05]', () => {
    const rows = ['c', 'a', 'b'].map((recipientId) => ({ recipientId, ratio: 25 }));
    const { shares, merchantCents } = allocated(11, rows);
    expect(shares.map(({ cents, isRoundedUp }) => [cents, isRoundedUp])).toEqual([
      [2, false],
      [3, true],
      [3, true],
    ]);
    expect(merchantCents).toBe(3);
    expect(allocated(-11, rows).shares.map(({ cents }) => cents)).toEqual([-2, -3, -3]);
    expect(allocated(-11, rows).merchantCents).toBe(-3);
    const all = allocated(-7, [{ recipientId: 'a', ratio: 100 }]);
    expect([all.shares[0]?.cents, Object.is(all.merchantCents, 0)]).toEqual([-7, true]);
    expect(Object.is(allocated(-1, [{ recipientId: 'a', ratio: 1 }]).shares[0]?.cents, 0)).toBe(true);
  });

  it('is refused for ratios and totals that are none [FIN-04] [FIN-05]', () => {
    for (const ratio of [0, 101, 0.5, NaN, -1, Infinity])
      expect(allocateSplit(100, [{ recipientId: 'a', ratio }]), String(ratio)).toMatchObject({ ok: false });
    expect(allocateSplit(0.5, [])).toMatchObject({ problems: [{ code: 'form.integer', field: 'totalCents' }] });
    expect(
      allocateSplit(100, [
        { recipientId: 'a', ratio: 50 },
        { recipientId: 'b', ratio: 0 },
      ]),
    ).toEqual({
      ok: false,
      problems: [{ code: 'form.range', field: 'tasks.1.ratio', args: { 0: 1, 1: 100 } }],
    });
    const over = ['a', 'b'].map((recipientId) => ({ recipientId, ratio: 51 }));
    expect(allocateSplit(100, over)).toMatchObject({
      problems: [{ code: 'finance.split.sum', args: { 0: 100, 1: 102 } }],
    });
  });
});

describe('the sum of ratios', () => {
  const ratios = fc.array(fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }), {
    minLength: 1,
    maxLength: 8,
  });

  it('may reach the merchant’s maximum and 100, not more [FIN-04] [FIN-02]', () => {
    expect([splitLimit(), splitLimit(30), splitLimit(120), splitLimit(-5)]).toEqual([100, 30, 100, 0]);
    expect([splitLimit(Number.NaN), checkSplitSum([101], Number.NaN)?.code]).toEqual([100, 'finance.split.sum']);
    expect(checkSplitSum([30], 30)).toBeUndefined();
    expect(checkSplitSum([20, 11], 30)).toEqual({ code: 'finance.split.sum', field: 'tasks', args: { 0: 30, 1: 31 } });
    expect(checkSplitSum([60, 41])).toMatchObject({ args: { 0: 100, 1: 101 } });
  });

  it('is guarded as it is typed: the largest ratio of each row is exactly where the sum turns wrong [FIN-04] [FIN-05] [N18]', () => {
    fc.assert(
      fc.property(ratios, fc.integer({ min: 1, max: 100 }), fc.nat(), (list, limit, at) => {
        const row = at % list.length;
        const largest = largestRatios(list, limit)[row] as number;
        const withRatio = (ratio: number) => list.with(row, ratio);
        expect(largest > 0 && checkSplitSum(withRatio(largest), limit)).toBeFalsy();
        expect(checkSplitSum(withRatio(largest + 1), limit)).toBeDefined();
      }),
    );
    expect(largestRatios([30, undefined, 20], 60)).toEqual([40, 10, 30]);
    expect(largestRatios([NaN, 100])).toEqual([0, 100]);
  });
});

describe('the split forms', () => {
  const tasks = [task, { ...task, recipientId: 'r2', ratio: '20' }];

  it('ask a ratio of 1 to 100, a whole number, required [FIN-04]', () => {
    expectTotalForm(splitTaskForm, task, words);
    for (const [ratio, code] of [
      ['', 'form.required'],
      [0, 'form.range'],
      [101, 'form.range'],
      [1.5, 'form.integer'],
      ['x', 'form.number'],
    ] as const)
      expect(splitTaskForm.check({ ...task, ratio })).toMatchObject({ problems: [{ code, field: 'ratio' }] });
  });

  it('keep a rule within its limits, each recipient once [FIN-04]', () => {
    const parts = tasks.map(({ recipientId, ratio }) => ({ recipientId, ratio }));
    const rule = { merchantId: 'm1', name: '服务费分账', orderType: 'serviceFee', tasks: parts };
    expectTotalForm(splitRuleForm(50), rule, words);
    expect(splitRuleForm(49).check(rule)).toMatchObject({
      problems: [{ code: 'finance.split.sum', args: { 0: 49, 1: 50 } }],
    });
    expect(splitRuleForm().check({ ...rule, tasks: [task, { ...task, ratio: 1 }] })).toMatchObject({
      problems: [{ code: 'finance.split.twice', field: 'tasks.1.recipientId' }],
    });
    expect(splitRuleForm().check({ ...rule, tasks: [task, { ...task, ratio: 0 }, 7] })).toMatchObject({
      problems: [{ field: 'tasks.1.ratio' }, { field: 'tasks.2.recipientId' }, { field: 'tasks.2.ratio' }],
    });
    expect(splitRuleForm().check({ ...rule, tasks: [] })).toMatchObject({ problems: [{ field: 'tasks' }] });
  });

  it('ask of a rule its merchant and name, and an order that can trigger a split [FIN-04] [FIN-06]', () => {
    const rule = { merchantId: 'm1', name: '分账', tasks: [task] };
    expect(orderTypeNames.filter((orderType) => splitRuleForm().check({ ...rule, orderType }).ok)).toEqual(
      triggerTypes,
    );
    expect(splitRuleForm().check({ orderType: 'serviceFee', tasks: [task] })).toMatchObject({
      problems: [
        { code: 'form.required', field: 'merchantId' },
        { code: 'form.required', field: 'name' },
      ],
    });
  });

  it('take the name and the account from the recipient, whatever is sent [FIN-03] [FIN-04]', () => {
    const read = splitRuleForm().check({
      merchantId: 'm',
      name: 'n',
      orderType: 'serviceFee',
      tasks: [{ ...task, account: 'mine' }],
    });
    const parts = read.ok ? read.value.tasks : [];
    expect(namedTasks(parts, [task])).toEqual({ ok: true, value: [task] });
    expect(namedTasks([...parts, { recipientId: 'r9', ratio: 1 }], [task])).toEqual({
      ok: false,
      problems: [{ code: 'finance.split.noRecipient', field: 'tasks.1.recipientId' }],
    });
  });

  it('let no maximum of a merchant fall below a live rule, and name the rules [FIN-02] [FIN-04]', () => {
    const ruleOf = (name: string, isEnded: boolean, ...ratios: number[]) => ({
      name,
      isEnded,
      tasks: ratios.map((ratio) => ({ ...task, ratio })),
    });
    const rules = [ruleOf('短信', false, 20, 10), ruleOf('语音', false, 30, 11), ruleOf('旧', true, 90)];
    expect(checkMerchantMaximum(41, rules)).toBeUndefined();
    expect(checkMerchantMaximum(25, rules)).toEqual({
      code: 'finance.merchant.ruleAbove',
      field: 'maxSplitRatio',
      args: { 0: 25, names: '短信, 语音' },
    });
    expect(checkMerchantMaximum(undefined, rules)).toBeUndefined();
    expect(words).toHaveProperty(['finance.merchant.ruleAbove']);
  });

  it('ask of a merchant its maximum where splitting is enabled [FIN-02]', () => {
    const merchant = {
      enterpriseId: 'e1',
      type: 'special',
      number: '1900000109',
      name: '江海',
      fullName: '江海消防',
      tenantId: 't1',
    };
    expectTotalForm(
      merchantForm,
      { ...merchant, isSplitEnabled: true, isReceivingEnabled: true, maxSplitRatio: 30 },
      words,
    );
    expect(merchantForm.check(merchant)).toMatchObject({ ok: true });
    expect(merchantForm.check({ ...merchant, isSplitEnabled: true })).toMatchObject({
      problems: [{ code: 'form.required', field: 'maxSplitRatio' }],
    });
    expect(merchantForm.check({ ...merchant, number: '19000001o9' })).toMatchObject({
      problems: [{ code: 'finance.merchant.number' }],
    });
  });

  it('ask of a recipient what it is paid by [FIN-03]', () => {
    const merchant = { type: 'merchant', name: '江海', merchantNumber: '1900000109', relation: 'partner' };
    const person = { type: 'person', name: '王', openId: 'oAbc-1_2', officialAccount: 'wx88', relation: 'staff' };
    expectTotalForm(recipientForm, merchant, words);
    expectTotalForm(recipientForm, person, words);
    const fieldsOf = (value: object) => {
      const result = recipientForm.check(value);
      return result.ok ? [] : result.problems.map(({ field }) => field);
    };
    expect(fieldsOf({ ...merchant, merchantNumber: '' })).toEqual(['merchantNumber']);
    expect(fieldsOf({ ...person, type: 'merchant' })).toEqual(['merchantNumber']);
    expect(fieldsOf({ ...merchant, type: 'person' })).toEqual(['officialAccount', 'openId']);
  });
});

describe('what a provider lets out', () => {
  it('is 30 percent unless it agreed to more, and then where [FIN-02] [FIN-04]', () => {
    expectTotalForm(providerMaxForm, { providerMaxPercent: 30, providerMaxReason: '' }, words);
    expect(providerMaxForm.check({ providerMaxPercent: 100 })).toMatchObject({
      problems: [{ code: 'form.required', field: 'providerMaxReason' }],
    });
    expect(providerMaxForm.check({ providerMaxPercent: '50', providerMaxReason: '商户平台 2026-11-02' }).ok).toBe(true);
  });

  it('is warned of when a rule asks for more [FIN-04] [FIN-05]', () => {
    expect(checkProviderMax([20, undefined, 10])).toBeUndefined();
    expect(checkProviderMax([20, 11])).toEqual({
      code: 'finance.split.overProvider',
      field: 'tasks',
      args: { 0: 30, 1: 31 },
    });
    expect(checkProviderMax([100], 100)).toBeUndefined();
  });

  it('is never more than is left after refunds and the fee, whatever the amounts [FIN-04] [FIN-05]', () => {
    const base = { paidCents: 10_001, refundedCents: 0, feeCents: 60 };
    expect(splittable(base, 30)).toBe(3000);
    expect(splittable(base, 100)).toBe(9941);
    expect(splittable({ ...base, refundedCents: 9_000 }, 30)).toBe(941);
    expect(splittable({ ...base, refundedCents: 10_001 }, 30)).toBe(0);
    // a rule of 100 percent cannot be carried out once the provider keeps its fee
    const { merchantCents } = allocated(10_001, [{ recipientId: 'a', ratio: 100 }]);
    expect(checkSplittable(10_001 - merchantCents, base, 100)).toEqual({
      code: 'finance.split.tooMuch',
      args: { 0: '99.41', 1: '100.01' },
    });
    expect(checkSplittable(9941, base, 100)).toBeUndefined();
    const wild = fc.oneof(fc.constantFrom(NaN, Infinity, -1, 0.5, 2 ** 53), fc.integer());
    fc.assert(
      fc.property(wild, wild, wild, wild, (paidCents, refundedCents, feeCents, percent) => {
        const most = splittable({ paidCents, refundedCents, feeCents }, percent);
        expect(
          Number.isSafeInteger(most) && most >= 0 && (most === 0 || most <= paidCents - refundedCents - feeCents),
        ).toBe(true);
      }),
    );
  });
});

describe('a pasted sheet', () => {
  it('is read with tabs, commas or semicolons, a heading and full-width ratios [N18] [FIN-04]', () => {
    const { rows, problems } = parseSplitSheet(
      '接收方\t名称\t账户\t比例\r\nr1\t张江, 门店\tacc-1\t30%\r\n\r\nr2，李，acc-2，２０％\nr3;C;acc-3; 5 ',
    );
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      { line: 2, recipientId: 'r1', name: '张江, 门店', account: 'acc-1', ratio: 30 },
      { line: 4, recipientId: 'r2', name: '李', account: 'acc-2', ratio: 20 },
      { line: 5, recipientId: 'r3', name: 'C', account: 'acc-3', ratio: 5 },
    ]);
  });

  it('tells every problem by line and column [N18] [FIN-04]', () => {
    const { rows, problems } = parseSplitSheet('r1,A,a1,30\nr2,B,b1\nr3,,c1,0\nr1,A,a1,101\nr1,D,d1,1');
    expect(rows.map(({ line }) => line)).toEqual([1, 5]);
    expect(problems).toMatchObject([
      { code: 'finance.sheet.columns', line: 2, args: { 0: 4, 1: 3 } },
      { code: 'form.required', line: 3, field: 'name' },
      { code: 'form.range', line: 3, field: 'ratio' },
      { code: 'form.range', line: 4, field: 'ratio' },
      { code: 'finance.split.twice', line: 5, field: 'recipientId' },
    ]);
  });

  it('takes a lone line for a row, not a heading [N18]', () => {
    expect(parseSplitSheet('r1,A,a1,x')).toMatchObject({ rows: [], problems: [{ code: 'form.number', line: 1 }] });
    expect(parseSplitSheet(`r1,A,a1,${'1'.repeat(21)}`)).toMatchObject({ problems: [{ field: 'ratio', line: 1 }] });
    expect(parseSplitSheet('')).toEqual({ rows: [], problems: [] });
  });

  it('gives the rows of a rule back as they were [N18] [FIN-04]', () => {
    const cell = fc.stringMatching(/^[a-z0-9]{1,9}$/);
    const row = fc.record({ recipientId: cell, name: cell, account: cell, ratio: fc.integer({ min: 1, max: 100 }) });
    const rule = fc.uniqueArray(row, { selector: ({ recipientId }) => recipientId, minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(rule, fc.constantFrom('\t', ',', '；'), (list, between) => {
        const pasted = list.map(({ recipientId, name, account, ratio }) =>
          [recipientId, name, account, ratio].join(between),
        );
        const { rows, problems } = parseSplitSheet(pasted.join('\n'));
        expect(problems).toEqual([]);
        expect(rows).toMatchObject(list);
      }),
    );
  });

  it('is kept to its size and 50 rows, whatever is pasted [N18]', () => {
    const sheet = Array.from({ length: 51 }, (_, at) => `r${at},A,a,1`).join('\n');
    expect(parseSplitSheet(sheet)).toMatchObject({
      rows: [],
      problems: [{ code: 'form.tooMany', line: 51, args: { 0: 50 } }],
    });
    expect(parseSplitSheet('x'.repeat(100_001))).toMatchObject({ problems: [{ code: 'finance.sheet.tooLong' }] });
    expectTotal((raw) => {
      const { problems } = parseSplitSheet(typeof raw === 'string' ? raw : '');
      return problems.length > 0 ? refuse(...problems) : ok(undefined);
    }, words);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('\n', '\t', ',', '%', '1', 'ａ', '\uD800', ' ') }), (pasted) => {
        for (const { line } of parseSplitSheet(pasted).problems) expect(line > 0).toBe(true);
      }),
    );
  });
});
