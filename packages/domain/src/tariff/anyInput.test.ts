import * as fc from 'fast-check';
import { it } from 'vitest';
import { expectTotalRules, wildDay, wildNumber } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { roles } from '../role/index.ts';
import {
  billStates,
  billStep,
  chainLevels,
  chainWarnings,
  cheaperForLonger,
  checkBalance,
  checkEffectiveFrom,
  checkRecord,
  checkStatementDay,
  comingPrices,
  consumptionVerdict,
  dailyFigures,
  drawFrom,
  holdersFor,
  packagesCents,
  partyOf,
  payCodeOf,
  payCodeStates,
  portionCents,
  priceChain,
  priceImpact,
  purchaseCents,
  purchaseWays,
  recordAfter,
  recordResults,
  redeemPayCode,
  type ResourceRecord,
  rollUp,
  sellTypeNames,
  servicePrice,
  statementOf,
  tariffWords,
  unitPrice,
  unitPriceText,
  unitTrend,
  whenExhausted,
} from './index.ts';

const text = fc.string({ maxLength: 8 });
const id = fc.option(wildNumber, { nil: null });
const levelPrices = fc.array(fc.record({ level: fc.constantFrom(...chainLevels), cents: wildNumber, from: wildDay }), {
  maxLength: 4,
});
const pack = fc.record({ quantity: wildNumber, amountCents: wildNumber });
const record: fc.Arbitrary<ResourceRecord> = fc.record({
  id: text,
  account: text,
  tenantId: text,
  resource: fc.constant('sms' as const),
  sellType: fc.constantFrom(...sellTypeNames),
  amount: wildNumber,
  before: wildNumber,
  after: wildNumber,
  result: fc.constantFrom(...recordResults),
  atMs: wildNumber,
  seq: wildNumber,
});
const records = fc.array(record, { maxLength: 5 });
const figures = fc.array(
  fc.record({
    period: wildDay,
    opening: wildNumber,
    purchased: wildNumber,
    gifted: wildNumber,
    consumed: wildNumber,
    closing: wildNumber,
  }),
  { maxLength: 4 },
);

it('no rule of prices, units, bills and statements throws, and each refusal has words [TAR-03] [TAR-06] [TAR-09] [SHL-12]', () => {
  expectTotalRules(
    [
      { name: 'unitPrice', ask: (draw) => unitPrice(draw(pack)) },
      { name: 'unitPriceText', ask: (draw) => unitPriceText(draw(pack)) },
      { name: 'portionCents', ask: (draw) => portionCents(draw(pack), draw(wildNumber), draw(wildNumber)) },
      { name: 'servicePrice', ask: (draw) => servicePrice(draw(fc.array(wildNumber)), draw(wildNumber)) },
      { name: 'cheaperForLonger', ask: (draw) => cheaperForLonger(draw(fc.array(wildNumber))) },
      { name: 'packagesCents', ask: (draw) => packagesCents(draw(wildNumber), draw(wildNumber)) },
      { name: 'checkBalance', ask: (draw) => checkBalance(draw(wildNumber), draw(wildNumber)) },
      {
        name: 'purchaseCents',
        ask: (draw) =>
          purchaseCents({
            amountCents: draw(wildNumber),
            count: draw(wildNumber),
            way: draw(fc.constantFrom(...purchaseWays)),
            balanceCents: draw(wildNumber),
          }),
      },
      {
        name: 'priceChain',
        ask: (draw) => chainWarnings(priceChain(draw(levelPrices), draw(wildNumber), draw(wildDay))),
      },
      { name: 'comingPrices', ask: (draw) => comingPrices(draw(levelPrices), draw(wildDay)) },
      { name: 'checkEffectiveFrom', ask: (draw) => checkEffectiveFrom(draw(wildDay), draw(wildDay)) },
      {
        name: 'priceImpact',
        ask: (draw) =>
          priceImpact([{ id: 'x', prices: draw(levelPrices), costCents: draw(wildNumber), units: draw(wildNumber) }], {
            level: 'tenant',
            cents: draw(wildNumber),
            from: draw(wildDay),
          }),
      },
      { name: 'checkRecord', ask: (draw) => checkRecord(draw(record)) },
      {
        name: 'recordAfter',
        ask: (draw) =>
          recordAfter(
            { balance: draw(wildNumber), lastSeq: draw(wildNumber), lastAtMs: draw(wildNumber) },
            draw(record),
            draw(wildNumber),
          ),
      },
      {
        name: 'statementOf',
        ask: (draw) =>
          statementOf({ opening: draw(wildNumber), closing: draw(wildNumber), records: draw(records) }).reasons,
      },
      {
        name: 'dailyFigures',
        ask: (draw) =>
          dailyFigures({
            records: draw(records),
            opening: draw(wildNumber),
            from: draw(fc.oneof(wildDay, fc.constant('2026-11-21'))),
            to: draw(fc.oneof(wildDay, fc.constant('2026-11-30'))),
          }),
      },
      { name: 'rollUp', ask: (draw) => rollUp(draw(figures), 'month') },
      { name: 'unitTrend', ask: (draw) => unitTrend(draw(figures), draw(wildNumber)) },
      { name: 'checkStatementDay', ask: (draw) => checkStatementDay(draw(wildDay), draw(wildDay)) },
      {
        name: 'consumptionVerdict',
        ask: (draw) =>
          consumptionVerdict(
            {
              monthlyMax: draw(wildNumber),
              warnPercent: draw(wildNumber),
              whenExhausted: draw(fc.constantFrom(...whenExhausted)),
            },
            { used: draw(wildNumber), units: draw(wildNumber), isAlarm: draw(fc.boolean()) },
          ),
      },
      {
        name: 'redeemPayCode',
        ask: (draw) =>
          redeemPayCode(
            { orderId: draw(text), nowMs: draw(wildNumber) },
            {
              orderId: draw(text),
              state: draw(fc.constantFrom(...payCodeStates)),
              expiresAtMs: draw(wildNumber),
            },
          ),
      },
      { name: 'payCodeOf', ask: (draw) => payCodeOf(draw(fc.array(wildNumber))) },
      {
        name: 'billStep',
        ask: (draw) =>
          billStep(draw(fc.constantFrom(...billStates)), draw(fc.constantFrom('submitProof', 'writeOff')), {
            isFinance: draw(fc.boolean()),
            userId: draw(text),
            issuedBy: draw(text),
            hasProof: draw(fc.boolean()),
            proof: draw(fc.anything()),
          }),
      },
      {
        name: 'partyOf',
        ask: (draw) =>
          partyOf({ rentId: draw(text), role: draw(fc.constantFrom(...roles)), partnerId: draw(wildNumber) }),
      },
      {
        name: 'drawFrom',
        ask: (draw) =>
          drawFrom(
            holdersFor({ rentId: draw(text), deviceId: draw(id), unitId: draw(id), placeId: draw(id) }).map(
              (holder) => ({
                holder,
                balance: draw(wildNumber),
              }),
            ),
            { units: draw(wildNumber), isAlarm: draw(fc.boolean()) },
          ),
      },
    ],
    { ...tariffWords, ...formWords },
  );
});
