import { defineWords } from '../../lib/index.ts';

/** What the user log says of the area. @spec SHL-12 SES-10 */
export const renewalLogWords = defineWords({
  'session.log.area.renewal': { cn: '续费', hk: '續訂', en: 'Renewal' },
  'session.log.renewal.giveDays': { cn: '赠送服务天数', hk: '贈送服務日數', en: 'Days of service given' },
  'session.log.renewal.orderMeal': { cn: '套餐下单', hk: '套餐落單', en: 'Bundle ordered' },
  'session.log.renewal.order': { cn: '续费下单', hk: '續訂落單', en: 'Renewal ordered' },
  'session.log.renewal.open': { cn: '开通服务下单', hk: '開通服務落單', en: 'Service opening ordered' },
});
