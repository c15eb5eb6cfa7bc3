import type { Paging } from '@fireline/ui/DataTable';
import type { UrlQuery } from '../page/useUrlQuery.ts';
import { setPreferences, usePreferences } from '../session/preferences.ts';
import { setRoom, useRoom } from './fittingRoom.ts';
import { fittingRows, openedPx, pageInUrl, pagingOf, usualSize } from './pageInUrl.ts';

type Turned = Parameters<Paging['onChange']>[0];

/** The pages of a list: where the reader is, by the address, and how many rows each has, by the address or the reader's settings. @spec SHL-24 */
export function usePaging(url: Pick<UrlQuery, 'get' | 'set'>) {
  const { hasFittingRows, density } = usePreferences();
  const room = useRoom();
  const rows = room ?? fittingRows(openedPx, density);
  const usual = hasFittingRows ? rows : usualSize;
  const paging = pagingOf(url, usual);
  const isOn = hasFittingRows && paging.pageSize === rows;
  return {
    ...paging,
    usual,
    fitting: { rows, isOn, onRoom: setRoom },
    turn: ({ page, pageSize, isFitting = false }: Turned): void => {
      if (isFitting !== isOn) setPreferences({ hasFittingRows: isFitting });
      url.set(pageInUrl({ page, pageSize }, isFitting ? rows : usualSize));
    },
  };
}
