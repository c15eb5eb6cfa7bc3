import { Stack } from '../../lib/page/Page.styles.ts';
import { Balances } from './Balances.tsx';
import { useHasBalance } from '../../lib/session/useMayBuy.ts';
import { Wallet } from './Wallet.tsx';

/** What the reader has, beside what is bought. @spec FIN-11 TAR-07 */
export function Side() {
  const hasBalance = useHasBalance();
  return (
    <Stack>
      {hasBalance && <Balances />}
      <Wallet />
    </Stack>
  );
}
