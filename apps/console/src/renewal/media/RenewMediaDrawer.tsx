import { useCall, useSend } from '@fireline/api/react';
import { type MediaCamera, renewalCalls } from '@fireline/api/renewal';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { useFormat, useWords } from '@fireline/ui/lib';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { newPress } from '../../lib/newPress.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { Sum } from '../devices/Renew.styles.ts';
import { MonthsChoice } from './MonthsChoice.tsx';
import { type Bought, linesFor, monthsProblems, totalsOf } from './renewing.ts';
import { resourceWords } from './words.ts';

type Chosen = Pick<MediaCamera, 'deviceId' | 'name'> & Partial<Pick<MediaCamera, 'reason'>>;

export interface RenewMediaDrawerProps {
  readonly cameras: readonly Chosen[];
  readonly onClose: () => void;
}

/** For how long cameras keep what, what it costs and what changes; the order is paid on the page of payments. @spec REN-06 DEV-20 */
export function RenewMediaDrawer({ cameras, onClose }: RenewMediaDrawerProps) {
  const t = useWords(resourceWords);
  const barred = cameras.filter(({ reason }) => reason !== null && reason !== undefined);
  const taken = barred.length > 0 && (
    <Banner tone="attention" title={t('resource.taken')}>
      {barred.map(({ name, reason }) => `${name} (${reason ? t(`resource.reason.${reason}`) : ''})`).join(' · ')}
    </Banner>
  );
  const kept = cameras.filter((one) => !barred.includes(one));
  if (kept.length > 0) return <Renewal deviceIds={kept.map(({ deviceId }) => deviceId)} {...{ taken, onClose }} />;
  return (
    <Drawer isOpen title={t('resource.title', { count: 0 })} onClose={onClose}>
      {taken}
    </Drawer>
  );
}

interface RenewalProps {
  readonly deviceIds: readonly number[];
  readonly taken: ReactNode;
  readonly onClose: () => void;
}

function Renewal({ deviceIds, taken, onClose }: RenewalProps) {
  const t = useWords(resourceWords);
  const { money, number } = useFormat();
  const [, navigate] = useLocation();
  const call = useCall(renewalCalls.mediaQuote, { deviceIds: [...deviceIds] });
  const [{ what, months }, choose] = useState<{ what: Bought; months: number | null }>({
    what: 'cloudStorage',
    months: null,
  });
  // the same choice pressed again, also after a time-out, is the same order; another choice is another one
  const [requestId, setRequestId] = useState(newPress);
  const order = useSend(renewalCalls.orderMeal, {
    outdates: [renewalCalls.media],
    onDone: ({ reply }) => navigate(`${pathTo('payment')}?order=${reply.orderId}`),
    // prices may have changed
    onFailed: () => void call.refetch(),
  });
  const chosen = call.data && { quote: call.data, what };
  const isBarred = chosen !== undefined && monthsProblems(chosen).length > 0;
  const cents = chosen && totalsOf(chosen).find((one) => one.months === months)?.cents;
  return (
    <Drawer
      isOpen
      title={t('resource.title', { count: number(deviceIds.length) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('resource.cancel')}</Button>
          <Button
            variant="primary"
            disabled={cents === undefined || isBarred}
            isPending={order.isPending}
            onClick={() => {
              if (cents !== undefined && chosen && months !== null)
                order.mutate({ requestId, lines: linesFor(chosen, months), cents });
            }}
          >
            {cents === undefined ? t('resource.choose') : t('resource.order', { amount: money(cents) })}
          </Button>
        </>
      }
    >
      <Stack>
        {taken}
        <Loaded call={call} action="query" lines={6}>
          {(quote) => (
            <MonthsChoice
              quote={quote}
              what={what}
              months={months}
              onChange={(choice) => {
                choose(choice);
                setRequestId(newPress());
              }}
            />
          )}
        </Loaded>
        {order.error && <CallFailed error={order.error} action="placeOrder" />}
        {cents !== undefined && (
          <div>
            {t('resource.sum')}
            <Sum>{money(cents)}</Sum>
          </div>
        )}
      </Stack>
    </Drawer>
  );
}
