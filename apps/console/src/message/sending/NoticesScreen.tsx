import { useWords } from '@fireline/ui/lib';
import { lazyPart } from '../../lib/loading/lazyPart.tsx';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { Tabs } from '@fireline/ui/Tabs';
import { SendList } from './SendList.tsx';
import { sendingWords } from './words.ts';

const StatisticsView = lazyPart(() => import('./StatisticsView.tsx').then((m) => m.StatisticsView));

/** Notification records as a list, or counted: the address says which. @spec MSG-04 MSG-05 */
export function NoticesScreen() {
  const t = useWords(sendingWords);
  const url = useUrlQuery();
  const view = url.get('view') === 'statistics' ? 'statistics' : 'list';
  const tabs = (
    <Tabs
      label={t('sends.views')}
      value={view}
      items={[
        { value: 'list', label: t('sends.list'), content: null },
        { value: 'statistics', label: t('sends.statistics'), content: null },
      ]}
      onChange={({ value }) => url.set({ view: value === 'list' ? '' : value, page: '', open: '' })}
    />
  );
  if (view === 'list') return <SendList tools={tabs} />;
  return <StatisticsView tools={tabs} />;
}
