import { defineWords } from '../../lib/index.ts';

/** What the user log says of the area. @spec SHL-12 SES-10 */
export const tariffLogWords = defineWords({
  'session.log.area.tariff': { cn: '资费', hk: '資費', en: 'Tariffs' },
  'session.log.tariff.giftUnits': { cn: '赠送短信和语音', hk: '贈送短訊和語音', en: 'Messages and calls given' },
  'session.log.tariff.giveUnits': { cn: '赠送余额', hk: '贈送結餘', en: 'Balance given' },
  'session.log.tariff.takeUnitsBack': { cn: '收回余额', hk: '收回結餘', en: 'Balance taken back' },
  'session.log.tariff.saveControl': { cn: '设置用量上限', hk: '設定用量上限', en: 'Monthly maximum set' },
  'session.log.tariff.endControl': { cn: '取消用量上限', hk: '取消用量上限', en: 'Monthly maximum ended' },
  'session.log.tariff.savePrices': { cn: '设置价格', hk: '設定價格', en: 'Prices set' },
  'session.log.tariff.withdrawPrice': { cn: '撤回价格', hk: '撤回價格', en: 'Price withdrawn' },
  'session.log.tariff.saveGrant': { cn: '设置注册赠送', hk: '設定登記贈送', en: 'Grant on registration set' },
  'session.log.tariff.withdrawGrant': {
    cn: '撤回注册赠送',
    hk: '撤回登記贈送',
    en: 'Grant on registration withdrawn',
  },
  'session.log.field.freeMonths': { cn: '免费月数', hk: '免費月數', en: 'Free months' },
});
