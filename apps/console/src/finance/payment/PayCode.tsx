import { financeCalls, type OrderDetail } from '@fireline/api/finance';
import { useSend } from '@fireline/api/react';
import { codeUntil, countdown } from '@fireline/domain/finance';
import { Accordion } from '@fireline/ui/Accordion';
import { Button } from '@fireline/ui/Button';
import { Link } from '@fireline/ui/Link';
import { QrCode } from '@fireline/ui/QrCode';
import { useWords, VisuallyHidden } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { phoneWidth } from '../../lib/phoneWidth.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { payWords } from '../words.ts';
import { CodeRow } from './Pay.styles.ts';
import { useGatewayNow } from './useOrder.ts';

const two = (value: number): string => String(value).padStart(2, '0');
/** The time left is read aloud at these minutes only. */
const spokenAtMin: ReadonlySet<number> = new Set([5, 1, 0]);

interface PayCodeProps {
  readonly order: OrderDetail;
  readonly onChanged: () => void;
  /** What is asked about the payment: below the code, on a phone before it. */
  readonly children: ReactNode;
}

/** The code of the attempt that can be paid now, and how long it can. A phone, which cannot scan itself, opens the cashier. @spec FIN-12 */
export function PayCode({ order, onChanged, children }: PayCodeProps) {
  const show = useSend(financeCalls.pay, { outdates: [financeCalls.order], onDone: onChanged, onFailed: onChanged });
  const t = useWords(payWords);
  const isPhone = useMedia(phoneWidth);
  const nowMs = useGatewayNow(order.now, true);
  const { minutes, seconds, isOver } = countdown(codeUntil(order), nowMs);
  const left = t(isPhone ? 'pay.within' : 'pay.scan', { left: `${two(minutes)}:${two(seconds)}` });
  if (isOver)
    return (
      <>
        <div role="status">{t('pay.ended.expired')}</div>
        {children}
      </>
    );
  const { orderId, method, payableCents: cents } = order;
  if (order.code === null)
    return (
      <>
        <Tools>
          <span role="status">{t('pay.waiting')}</span>
          {method !== null && order.attempts.at(-1)?.state === 'pending' && (
            <Button isPending={show.isPending} onClick={() => show.mutate({ orderId, method, cents })}>
              {t('pay.show')}
            </Button>
          )}
        </Tools>
        {children}
      </>
    );
  const address = new URL(order.code, location.origin).href;
  const timeLeft = (
    <>
      {!isPhone && <span>{order.method === 'alipay' ? t('pay.method.alipay') : t('pay.method.wechat')}</span>}
      <strong>{left}</strong>
      <VisuallyHidden role="status">{spokenAtMin.has(minutes) && seconds === 0 ? left : ''}</VisuallyHidden>
    </>
  );
  const code = <QrCode text={address} title={t('pay.code', { no: order.orderNo })} sizeMm={48} />;
  if (isPhone)
    return (
      <>
        <Button variant="primary" isWide onClick={() => open(address, '_blank', 'noreferrer')}>
          {t('pay.openCashier')}
        </Button>
        {timeLeft}
        {children}
        <Accordion items={[{ value: 'code', title: t('pay.otherDevice'), content: code }]} />
      </>
    );
  return (
    <>
      <CodeRow>
        {code}
        <Stack>
          {timeLeft}
          <Link href={address} target="_blank" rel="noreferrer">
            {t('pay.openCashier')}
          </Link>
        </Stack>
      </CodeRow>
      {children}
    </>
  );
}
