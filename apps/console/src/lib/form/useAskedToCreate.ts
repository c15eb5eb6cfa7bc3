import { useEffect, useEffectEvent } from 'react';
import { useUrlQuery } from '../page/useUrlQuery.ts';

/** The parameter of a list's address that asks for its form of a new row; the palette of commands sets it. @spec SHL-30 */
export const askToCreate = 'do=create';

/**
 * Opens the form of a new row where the address asks for it, once: the parameter is taken out, so that going back or a reload asks for nothing.
 * @param mayCreate who may not is shown the list alone
 * @spec SHL-30
 */
export function useAskedToCreate(mayCreate: boolean, open: () => void): void {
  const url = useUrlQuery();
  const isAsked = url.get('do') === 'create';
  const take = useEffectEvent(() => {
    url.set({ do: '' });
    if (mayCreate) open();
  });
  useEffect(() => {
    if (isAsked) take();
  }, [isAsked]);
}
