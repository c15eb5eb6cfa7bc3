import { financeCalls } from '@fireline/api/finance';
import { CallError, type Client } from '@fireline/api/lib';
import { type SandboxAct, sandboxActs } from '@fireline/domain/finance';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { usePolled } from '../../lib/usePolled.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { LiveContent } from '../LiveContent.tsx';
import { Main } from '../Screen.styles.ts';
import { Acts, Amount } from './Cashier.styles.ts';
import { RefundBook } from './RefundBook.tsx';
import type { Trade } from './trade.ts';
import { cashierWords } from './words.ts';

const others = sandboxActs.filter((act) => act !== 'pay');

export interface CashierScreenProps {
  readonly client: Client;
  readonly tradeRef: string;
}

/** Where codes of the sandbox lead: a payment is made here that moves no money, or goes wrong as real ones do. @spec FIN-12 */
export function CashierScreen({ client, tradeRef }: CashierScreenProps) {
  const t = useWords(cashierWords);
  useTitle(t('cashier.title'));
  const polled = usePolled((signal) => client.send(financeCalls.sandboxTrade, { ref: tradeRef }, { signal }));
  return <LiveContent polled={polled}>{(trade) => <Shown client={client} trade={trade} />}</LiveContent>;
}

function Shown({ client, trade: polled }: { readonly client: Client; readonly trade: Trade }) {
  const t = useWords(cashierWords);
  const { money } = useFormat();
  const [acted, setActed] = useState<Trade>();
  const [failure, setFailure] = useState('');
  const [isPending, setPending] = useState(false);
  const trade = acted && acted.now > polled.now ? acted : polled;
  const { ref, state, cents, outNo } = trade;
  const isOver = state === 'open' && Date.parse(trade.now) >= Date.parse(trade.expiresAt);
  const act = async (what: SandboxAct): Promise<void> => {
    setPending(true);
    setFailure('');
    try {
      setActed(await client.send(financeCalls.actAtSandbox, { ref, act: what }));
    } catch (error) {
      setFailure(error instanceof CallError && error.message !== '' ? error.message : t('cashier.none'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Main>
      <h1>{t('cashier.title')}</h1>
      <Banner tone="info">{t('cashier.test')}</Banner>
      <p>
        {t('cashier.amount')} <Amount>{money(cents)}</Amount>
      </p>
      <p>
        {t('cashier.number')} {outNo}
      </p>
      <p role="status">{t(isOver ? 'cashier.state.over' : `cashier.state.${state}`)}</p>
      {failure !== '' && <Banner tone="danger">{failure}</Banner>}
      {state === 'paid' && <RefundBook client={client} trade={trade} onChanged={setActed} />}
      {state === 'open' && !isOver && (
        <>
          <Button variant="primary" isPending={isPending} onClick={() => void act('pay')}>
            {t('cashier.pay', { amount: money(cents) })}
          </Button>
          <details>
            <summary>{t('cashier.others')}</summary>
            <Acts>
              {others.map((what) => (
                <Button key={what} disabled={isPending} onClick={() => void act(what)}>
                  {t(`cashier.act.${what}`)}
                </Button>
              ))}
            </Acts>
          </details>
        </>
      )}
    </Main>
  );
}
