import { deviceCalls } from '@fireline/api/device';
import { rolloutStates } from '@fireline/domain/device';
import { routeWords } from '@fireline/domain/shell';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { RolloutDrawer } from './RolloutDrawer.tsx';
import { rolloutColumns } from './rolloutColumns.tsx';
import { everyUpgradeWord } from './upgradeText.ts';
import { useRolloutNews } from './useRolloutNews.ts';
import { UpgradeSwitch } from './UpgradeSwitch.tsx';

/** Every roll-out, the newest first; those that run go on while they are looked at. @spec DEV-18 */
export function RolloutList() {
  const t = useWords(...everyUpgradeWord, routeWords);
  const format = useFormat();
  const list = useList(deviceCalls.rollouts, {
    filters: [
      { key: 'search', label: t('rollout.searchPackages') },
      {
        key: 'state',
        label: t('rollout.state'),
        any: t('rollout.anyState'),
        isList: true,
        choices: rolloutStates.map((value) => ({ value, label: t(`device.rollout.state.${value}`) })),
      },
    ],
  });
  const reload = (): void => void list.page.refetch();
  useRolloutNews(reload);
  const row = useOpenRow(list.url, 'rollout');
  const columns = useMemo(() => rolloutColumns(t, format), [t, format]);
  return (
    <ListPage
      name="device.rollouts"
      title={t('shell.route.upgradePackages')}
      list={list}
      columns={columns}
      getRowId={({ rolloutId }) => rolloutId}
      rowName={({ packageName, version }) => `${packageName} ${version}`}
      empty={{ title: t('rollout.none') }}
      onOpen={({ rolloutId }) => row.open(rolloutId)}
      tools={<UpgradeSwitch url={list.url} />}
    >
      {row.id !== undefined && <RolloutDrawer rolloutId={row.id} onClose={row.close} onChanged={reload} />}
    </ListPage>
  );
}
