import { useSession } from '../../lib/session/useSession.ts';

/** As what the reader sets prices; undefined: it sets none. */
export function usePriceLevel(): 'operator' | 'tenant' | 'partner' | undefined {
  const account = useSession()?.account;
  if (account?.role === 'platform') return account.rentKind === 'operator' ? 'operator' : 'tenant';
  return account?.role === 'agent' ? 'partner' : undefined;
}
