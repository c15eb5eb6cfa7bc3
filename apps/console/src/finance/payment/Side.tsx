import { Stack } from '../../lib/page/Page.styles.ts';
import { Balances } from './Balances.tsx';
import { Wallet } from './Wallet.tsx';

/** What the reader has, beside what is bought. @spec FIN-11 TAR-07 */
export const Side = () => (
  <Stack>
    <Balances />
    <Wallet />
  </Stack>
);
