import { type RenewalDevice, renewalCalls } from '@fireline/api/renewal';
import type { ReplyOf } from '@fireline/api/lib';
import { useCall, useSend } from '@fireline/api/react';
import { renewedUntil } from '@fireline/domain/device';
import { checkRenewalBatch, renewalTotals, renewalWords } from '@fireline/domain/renewal';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { useFormat, useProblemText, useWords } from '@fireline/ui/lib';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { newPress } from '../../lib/newPress.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { renewWords } from '../words.ts';
import { chosenRow, parted } from './batch.ts';
import { Changed, Reasons, Sum } from './Renew.styles.ts';

type Quote = ReplyOf<typeof renewalCalls.quote>;

export interface RenewDrawerProps {
  readonly devices: readonly RenewalDevice[];
  readonly onClose: () => void;
}

/** For how long the chosen devices are renewed, what it costs and what changes; the order is paid on the page of payments. @spec REN-01 */
export function RenewDrawer({ devices, onClose }: RenewDrawerProps) {
  const t = useWords(renewWords);
  const textOf = useProblemText(renewalWords);
  const { number } = useFormat();
  const { kept, barred } = parted(devices);
  const problems = checkRenewalBatch(kept.map(chosenRow));
  const deviceIds = kept.map(({ deviceId }) => deviceId);
  const title = t('renew.title', { count: number(kept.length) });
  const taken = barred.length > 0 && (
    <Banner tone="attention" title={t('renew.taken')}>
      {barred.map(({ name, reason }) => `${name} (${reason === null ? '' : t(`renew.reason.${reason}`)})`).join(' · ')}
    </Banner>
  );
  if (problems.length === 0) return <Renewal {...{ title, taken, deviceIds, onClose }} />;
  return (
    <Drawer isOpen title={title} onClose={onClose}>
      <Stack>
        {taken}
        <Banner tone="danger" title={t('renew.together')}>
          <Reasons>
            {problems.map((problem) => (
              <li key={problem.field}>
                {kept[Number(problem.field?.split('.')[1])]?.name} {textOf(problem)}
              </li>
            ))}
          </Reasons>
        </Banner>
      </Stack>
    </Drawer>
  );
}

interface RenewalProps {
  readonly title: string;
  readonly taken: ReactNode;
  readonly deviceIds: readonly number[];
  readonly onClose: () => void;
}

/** Devices that can be renewed together. */
function Renewal({ title, taken, deviceIds, onClose }: RenewalProps) {
  const t = useWords(renewWords);
  const { money } = useFormat();
  const [, navigate] = useLocation();
  const quote = useCall(renewalCalls.quote, { deviceIds: [...deviceIds] });
  const [years, setYears] = useState<number | null>(null);
  // the same choice pressed again, also after a time-out, is the same order; another choice is another one
  const [requestId, setRequestId] = useState(newPress);
  const order = useSend(renewalCalls.order, {
    outdates: [renewalCalls.devices],
    onDone: ({ reply }) => navigate(`${pathTo('payment')}?order=${reply.orderId}`),
    // prices may have changed
    onFailed: () => void quote.refetch(),
  });
  const totals = renewalTotals(quote.data?.rows.map(({ prices }) => prices) ?? []);
  const cents = totals.find((one) => one.years === years)?.cents;
  return (
    <Drawer
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('renew.cancel')}</Button>
          <Button
            variant="primary"
            disabled={cents === undefined}
            isPending={order.isPending}
            onClick={() => {
              if (cents !== undefined) order.mutate({ requestId, deviceIds: [...deviceIds], years, cents });
            }}
          >
            {cents === undefined ? t('renew.choose') : t('renew.order', { amount: money(cents) })}
          </Button>
        </>
      }
    >
      <Stack>
        {taken}
        <Loaded call={quote} action="query" lines={6}>
          {(data) => (
            <Stack>
              <Durations
                totals={totals}
                years={years}
                onChange={(value) => {
                  setYears(value);
                  setRequestId(newPress());
                }}
              />
              {order.error && <CallFailed error={order.error} action="placeOrder" />}
              {cents !== undefined && (
                <div>
                  {t('renew.sum')}
                  <Sum>{money(cents)}</Sum>
                </div>
              )}
              <Changes quote={data} years={years} />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Drawer>
  );
}

interface DurationsProps {
  readonly totals: ReturnType<typeof renewalTotals>;
  readonly years: number | null;
  readonly onChange: (years: number) => void;
}

/** One to six years, each with what it costs for a device and for all. */
function Durations({ totals, years, onChange }: DurationsProps) {
  const t = useWords(renewWords);
  const { money, number } = useFormat();
  const eachOf = ([from, to]: readonly [number, number]): string =>
    from === to ? t('renew.each', { amount: money(from) }) : t('renew.eachOf', { from: money(from), to: money(to) });
  return (
    <RadioGroup
      label={t('renew.years')}
      required
      value={years === null ? null : String(years)}
      onChange={({ value }) => value !== null && onChange(Number(value))}
      options={totals.map((one) => ({
        value: String(one.years),
        label: t('renew.year', { count: number(one.years) }),
        description:
          one.cents === undefined || !one.each ? t('renew.notOnSale') : `${money(one.cents)} · ${eachOf(one.each)}`,
        disabled: one.cents === undefined,
      }))}
    />
  );
}

/** The last day of each device, as it is and as it will be. */
function Changes({ quote, years }: { readonly quote: Quote; readonly years: number | null }) {
  const t = useWords(renewWords);
  const { date, money } = useFormat();
  return (
    <section aria-label={t('renew.changes')}>
      <Changed>
        {quote.rows.map(({ deviceId, name, prices, ...service }) => {
          const price = prices.find((one) => one.years === years);
          const from = service.expiresOn === null ? '' : date(service.expiresOn);
          return (
            <li key={deviceId}>
              <span>{name}</span>
              <span>
                {price
                  ? `${t('renew.change', { from, to: date(renewedUntil(service, quote.today, price.years * 12)) })} · ${money(price.cents)}`
                  : from}
              </span>
            </li>
          );
        })}
      </Changed>
    </section>
  );
}
