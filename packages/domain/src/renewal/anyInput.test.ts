import * as fc from 'fast-check';
import { it } from 'vitest';
import {
  deviceCameraWords,
  deviceLifeWords,
  lifeMachine,
  lifeStates,
  openedUntil,
  renewService,
} from '../device/index.ts';
import { financeWords } from '../finance/index.ts';
import { expectTotalRules, wildDay, wildNumber } from '../lib/fuzz.test.support.ts';
import { eventsFrom, formWords, step } from '../lib/index.ts';
import { partyKinds, tariffWords } from '../tariff/index.ts';
import {
  cardEvents,
  cardStates,
  cardStep,
  cardUsage,
  checkRecharge,
  checkRenewalBatch,
  checkWhitelistDelete,
  expiryTag,
  checkMeal,
  mealKinds,
  mealOrderType,
  mealPriceList,
  mealRefusals,
  rechargeResults,
  renewalCents,
  renewalWords,
  startStopOf,
} from './index.ts';

const day = fc.option(wildDay, { nil: null });
const text = fc.string({ maxLength: 6 });
const service = fc.record({ expiresOn: day, anchorDay: fc.option(wildNumber, { nil: null }) });
const row = fc.record({
  deviceId: text,
  deviceType: fc.constantFrom('smoke' as const, 'gas' as const),
  partnerId: text,
  startsOn: day,
  expiresOn: day,
  isRemoved: fc.boolean(),
  isActivated: fc.boolean(),
  hasPrice: fc.boolean(),
  hasOpenOrder: fc.boolean(),
});
const line = fc.record({
  kind: fc.constantFrom(...mealKinds),
  quantity: wildNumber,
  count: wildNumber,
  deviceIds: fc.array(text, { maxLength: 3 }),
});
const life = fc.constantFrom(...lifeStates);
const party = fc.constantFrom(...partyKinds);
const kinds = fc.array(fc.constantFrom(...mealKinds), { maxLength: 4 });

it('no rule of renewals, cards, meals and the life of a service throws, and each refusal has words [REN-01] [REN-03] [REN-06] [DEV-23] [SHL-12]', () => {
  expectTotalRules(
    [
      { name: 'renewService', ask: (draw) => renewService(draw(service), draw(wildDay), draw(wildNumber)) },
      { name: 'openedUntil', ask: (draw) => openedUntil(draw(day), draw(wildDay), draw(wildNumber)) },
      {
        name: 'lifeMachine',
        ask: (draw) => {
          const state = draw(life);
          const context = { serviceUntil: draw(wildDay), today: draw(wildDay), devicesInUse: draw(wildNumber) };
          return eventsFrom(lifeMachine, draw(life)).map((event) => step(lifeMachine, state, event, context));
        },
      },
      { name: 'startStopOf', ask: (draw) => startStopOf(draw(life), draw(life)) },
      { name: 'expiryTag', ask: (draw) => expiryTag({ startsOn: draw(day), expiresOn: draw(day) }, draw(wildDay)) },
      { name: 'checkRenewalBatch', ask: (draw) => checkRenewalBatch(draw(fc.array(row, { maxLength: 6 }))) },
      {
        name: 'renewalCents',
        ask: (draw) => renewalCents(draw(fc.array(wildNumber, { maxLength: 6 })), draw(wildNumber), draw(wildNumber)),
      },
      {
        name: 'checkMeal',
        ask: (draw) => {
          const running = { cloudUntil: draw(day), watermarkUntil: draw(day) };
          return checkMeal(draw(fc.array(line, { maxLength: 3 })), new Map([['', running]]), draw(wildDay));
        },
      },
      {
        name: 'mealOrderType',
        ask: (draw) =>
          [mealOrderType, mealPriceList].map((rule) => rule(draw(fc.constantFrom(...mealKinds)), draw(party))),
      },
      {
        name: 'mealRefusals',
        ask: (draw) => mealRefusals(draw(kinds), { cloudUntil: draw(day), watermarkUntil: draw(day) }, draw(wildDay)),
      },
      { name: 'cardUsage', ask: (draw) => cardUsage(draw(wildNumber), draw(wildNumber)) },
      {
        name: 'cardStep',
        ask: (draw) =>
          cardStep(draw(fc.constantFrom(...cardStates)), draw(fc.constantFrom(...cardEvents)), {
            today: draw(wildDay),
            expiresOn: draw(day),
            remainingKb: draw(wildNumber),
          }),
      },
      {
        name: 'checkRecharge',
        ask: (draw) =>
          checkRecharge({
            channel: 'wechat',
            quantity: draw(wildNumber),
            before: draw(wildNumber),
            after: draw(wildNumber),
            amountCents: draw(wildNumber),
            result: draw(fc.constantFrom(...rechargeResults)),
          }),
      },
      {
        name: 'checkWhitelistDelete',
        ask: (draw) =>
          checkWhitelistDelete({
            entries: [],
            phones: draw(fc.array(text, { maxLength: 3 })),
            deletedAtMs: draw(fc.array(wildNumber, { maxLength: 3 })),
            nowMs: draw(fc.integer()),
          }),
      },
    ],
    { ...renewalWords, ...deviceLifeWords, ...deviceCameraWords, ...financeWords, ...tariffWords, ...formWords },
  );
});
