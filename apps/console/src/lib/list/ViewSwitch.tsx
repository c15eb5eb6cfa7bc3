import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import { List, MapIcon } from 'lucide-react';
import { Switches } from './ViewSwitch.styles.ts';
import type { UrlQuery } from '../page/useUrlQuery.ts';
import { viewWords } from '../words.ts';

/** Whether the same things are shown as a list or on a map, as the address says. */
export const isMapShown = ({ get }: Pick<UrlQuery, 'get'>): boolean => get('view') === 'map';

/** List or map, kept in the address. */
export function ViewSwitch({ url }: { readonly url: UrlQuery }) {
  const t = useWords(viewWords);
  const isMap = isMapShown(url);
  return (
    <Switches role="group" aria-label={t('view.as')}>
      <Button icon={<List aria-hidden />} aria-pressed={!isMap} onClick={() => url.set({ view: '', at: '' })}>
        {t('view.list')}
      </Button>
      <Button icon={<MapIcon aria-hidden />} aria-pressed={isMap} onClick={() => url.set({ view: 'map' })}>
        {t('view.map')}
      </Button>
    </Switches>
  );
}
