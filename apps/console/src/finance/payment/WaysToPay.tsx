import { financeCalls, type OrderDetail } from '@fireline/api/finance';
import { useCall, useSend } from '@fireline/api/react';
import { checkMethod, financeWords, offeredMethods } from '@fireline/domain/finance';
import { Button } from '@fireline/ui/Button';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { phoneWidth } from '../../lib/phoneWidth.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { payWords } from '../words.ts';

interface WaysToPayProps {
  readonly order: OrderDetail;
  readonly onChanged: () => void;
}

/** The ways by which an order can be paid. @spec FIN-11 FIN-12 */
export function WaysToPay({ order, onChanged }: WaysToPayProps) {
  const t = useWords(payWords, financeWords);
  const { money } = useFormat();
  const [method, setMethod] = useState<(typeof offeredMethods)[number]>(
    order.payableCents === 0 ? 'balance' : 'wechat',
  );
  // a phone cannot scan its own code: it opens the cashier
  const isPhone = useMedia(phoneWidth);
  const wallet = useCall(financeCalls.wallet, {});
  const balanceCents = wallet.data?.balanceCents ?? 0;
  const short = order.payableCents - balanceCents;
  const balanceText =
    short > 0
      ? t('pay.method.short', { balance: money(balanceCents), short: money(short) })
      : t('pay.method.has', { balance: money(balanceCents) });
  const pay = useSend(financeCalls.pay, {
    outdates: [financeCalls.order, financeCalls.orders],
    onDone: onChanged,
    onFailed: onChanged,
  });
  return (
    <Stack>
      <RadioGroup
        label={t('pay.method')}
        value={method}
        onChange={({ value }) => setMethod(value ?? 'wechat')}
        options={offeredMethods.map((value) => {
          const unfit = checkMethod(order, value);
          const code = isPhone ? undefined : t(`pay.method.${value === 'alipay' ? value : 'wechat'}`);
          const usual = value === 'balance' ? balanceText : code;
          return {
            value,
            label: t(`finance.method.${value}`),
            description: unfit ? t(unfit.code as keyof typeof financeWords) : usual,
            disabled: unfit !== undefined || (value === 'balance' && short > 0),
          };
        })}
      />
      {pay.error && <CallFailed error={pay.error} action="purchase" />}
      <Tools>
        <Button
          variant="primary"
          isPending={pay.isPending}
          onClick={() => pay.mutate({ orderId: order.orderId, method, cents: order.payableCents })}
        >
          {method === 'balance' || isPhone ? t('pay.pay', { amount: money(order.payableCents) }) : t('pay.show')}
        </Button>
      </Tools>
    </Stack>
  );
}
