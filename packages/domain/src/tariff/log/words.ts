import { defineWords } from '../../lib/index.ts';

/** What the user log says of the area. @spec SHL-12 SES-10 */
export const tariffLogWords = defineWords({
  'session.log.area.tariff': { cn: '资费', hk: '資費', en: 'Tariffs' },
  'session.log.tariff.giftUnits': { cn: '赠送短信和语音', hk: '贈送短訊和語音', en: 'Messages and calls given' },
});
