import type { OrderDetail } from '@fireline/api/finance';
import { isStorage, tariffWords } from '@fireline/domain/tariff';
import { useFormat, useWords } from '@fireline/ui/lib';
import { payWords } from '../words.ts';
import { Served } from './Pay.styles.ts';

/** What an order changes of the devices to which it brings service; nothing where it brings none. @spec FIN-01 REN-01 */
export function ServedDevices({ order }: { readonly order: Pick<OrderDetail, 'devices'> }) {
  const t = useWords(payWords, tariffWords);
  const { date, money } = useFormat();
  if (order.devices.length === 0) return null;
  return (
    <section aria-label={t('pay.devices')}>
      <h3>{t('pay.devices')}</h3>
      <Served>
        {order.devices.map(({ deviceId, name, resource, dayBefore, dayAfter, amountCents }) => (
          <li key={`${deviceId} ${resource}`}>
            <span>{isStorage(resource) ? `${name} · ${t(`tariff.storage.${resource}`)}` : name}</span>
            <span>
              {[dayBefore, dayAfter].flatMap((day) => (day === null ? [] : date(day))).join(' → ')} ·{' '}
              {money(amountCents)}
            </span>
          </li>
        ))}
      </Served>
    </section>
  );
}
