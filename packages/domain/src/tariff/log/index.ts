import { defineLog } from '../../lib/index.ts';
import { tariffLogWords } from './words.ts';

/** What the user log notes of the area. @spec SES-10 */
export const tariffLog = /* #__PURE__ */ defineLog({
  actions: [
    'tariff.giftUnits',
    'tariff.giveUnits',
    'tariff.takeUnitsBack',
    'tariff.saveControl',
    'tariff.endControl',
    'tariff.savePrices',
    'tariff.withdrawPrice',
    'tariff.saveGrant',
    'tariff.withdrawGrant',
  ],
  words: tariffLogWords,
});
