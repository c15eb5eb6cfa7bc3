import { idIn } from '../page/idIn.ts';
import type { UrlQuery } from '../page/useUrlQuery.ts';

/** The row whose drawer is open, kept in the address by its number. @spec SHL-23 */
export function useOpenRow(url: UrlQuery, param = 'open') {
  return {
    id: idIn(url.get(param)),
    open: (next: number) => url.set({ [param]: String(next) }),
    close: () => url.set({ [param]: '' }),
  };
}
