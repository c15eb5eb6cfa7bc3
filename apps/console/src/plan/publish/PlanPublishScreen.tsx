import { planCalls, planTopic } from '@fireline/api/plan';
import { useTopic } from '@fireline/api/react';
import { planWords, publishStates } from '@fireline/domain/plan';
import { routeWords } from '@fireline/domain/shell';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { planPublishWords } from '../centre/words.ts';
import { planPublishColumns } from './planPublishColumns.tsx';
import { openPath } from '../list/usePlanDeeds.ts';
import { usePaced } from '../usePaced.ts';

const card = { marks: ['state'], facts: ['name', 'kind', 'at', 'version', 'problem'] };
const hiddenByDefault = ['endedAt', 'size'];

/** Every publish and roll back, newest first, with who, when, and how it ended; live. @spec PLN-03 */
export function PlanPublishScreen() {
  const t = useWords(planPublishWords, planWords, routeWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const state = {
    key: 'state',
    label: t('plan.records.state'),
    any: t('plan.records.anyState'),
    choices: publishStates
      .filter((value) => value !== 'unpublished')
      .map((value) => ({ value, label: t(`plan.publish.${value}`) })),
  } as const;
  const list = useList(planCalls.publishes, {
    filters: [{ key: 'search', label: t('plan.records.search') }, state],
    isPolling: false,
  });
  // each plan that is being published reports its progress twice a second
  const again = usePaced(list.page.refetch);
  useTopic(planTopic, { events: again, reload: again });
  const columns = useMemo(() => planPublishColumns(t, format), [t, format]);
  return (
    <ListPage
      title={t('shell.route.planPublishRecords')}
      name="plan.publishes"
      {...{ hiddenByDefault, list, columns }}
      getRowId={({ publishId }) => publishId}
      card={card}
      empty={{ title: t('plan.records.empty') }}
      onOpen={({ layerId }) => navigate(openPath(layerId))}
    />
  );
}
