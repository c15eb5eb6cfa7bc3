import type { UrlQuery } from '../page/useUrlQuery.ts';

/** The row whose drawer is open, kept in the address by its number. @spec SHL-23 */
export function useOpenRow(url: UrlQuery, param = 'open') {
  const id = Number(url.get(param));
  return {
    id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    open: (next: number) => url.set({ [param]: String(next) }),
    close: () => url.set({ [param]: '' }),
  };
}
