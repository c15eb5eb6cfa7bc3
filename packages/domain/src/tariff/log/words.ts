import { defineWords } from '../../lib/index.ts';

/** What the user log says of the area. @spec SHL-12 SES-10 */
export const tariffLogWords = defineWords({
  'session.log.area.tariff': { cn: '资费', hk: '資費', en: 'Tariffs' },
});
