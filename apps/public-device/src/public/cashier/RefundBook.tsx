import { financeCalls } from '@fireline/api/finance';
import { CallError, type Client } from '@fireline/api/lib';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { TextField } from '@fireline/ui/TextField';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Acts } from './Cashier.styles.ts';
import type { Trade } from './trade.ts';
import { cashierWords } from './words.ts';

interface RefundBookProps {
  readonly client: Client;
  readonly trade: Trade;
  readonly onChanged: (trade: Trade) => void;
}

/**
 * What the provider has paid back of a payment: money can be paid back here, beside the system, and a refund can come back as when the account
 * that it went to is closed. @spec FIN-08 TAR-10
 */
export function RefundBook({ client, trade, onChanged }: RefundBookProps) {
  const t = useWords(cashierWords);
  const { money, dateTime } = useFormat();
  const [amount, setAmount] = useState('');
  const [failure, setFailure] = useState('');
  const [isPending, setPending] = useState(false);
  const { ref, refunds } = trade;
  const run = async (send: () => Promise<Trade>): Promise<void> => {
    setPending(true);
    setFailure('');
    try {
      onChanged(await send());
      setAmount('');
    } catch (error) {
      setFailure(error instanceof CallError && error.message !== '' ? error.message : t('cashier.none'));
    } finally {
      setPending(false);
    }
  };
  return (
    <details>
      <summary>{t('cashier.book', { count: refunds.length })}</summary>
      <Acts>
        {refunds.map(({ refundNo, cents, isBack, at }) => (
          <div key={refundNo}>
            <p>
              {money(cents)} · {dateTime(at)} · {refundNo}
            </p>
            {isBack ? (
              <p>{t('cashier.book.isBack')}</p>
            ) : (
              <Button
                disabled={isPending}
                onClick={() => void run(() => client.send(financeCalls.bounceAtSandbox, { ref, refundNo }))}
              >
                {t('cashier.book.bounce')}
              </Button>
            )}
          </div>
        ))}
        <TextField
          label={t('cashier.book.amount')}
          value={amount}
          onChange={({ value }) => setAmount(value)}
          inputMode="decimal"
        />
        <Button
          disabled={isPending || amount === ''}
          onClick={() => void run(() => client.send(financeCalls.refundAtSandbox, { ref, amount }))}
        >
          {t('cashier.book.refund')}
        </Button>
        {failure !== '' && <Banner tone="danger">{failure}</Banner>}
      </Acts>
    </details>
  );
}
