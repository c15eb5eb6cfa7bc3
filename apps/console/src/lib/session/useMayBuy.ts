import { financeCalls } from '@fireline/api/finance';
import { hasBalance } from '@fireline/domain/tariff';
import { useMay } from './useMay.ts';
import { useSession } from './useSession.ts';

/** Whether the reader has a balance of messages and calls. @spec TAR-07 */
export function useHasBalance(): boolean {
  const account = useSession()?.account;
  return account !== undefined && hasBalance(account);
}

/** Whether the reader orders messages and calls for the own balance. @spec TAR-05 */
export function useMayBuy(): boolean {
  const may = useMay();
  return useHasBalance() && may(financeCalls.placeOrder);
}
