import { siteCalls } from '@fireline/api/site';
import { useCall } from '@fireline/api/react';
import { deviceLifeWords, deviceWords, expiryStages } from '@fireline/domain/device';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../../lib/list/ListPage.tsx';
import { useList } from '../../../lib/list/useList.ts';
import { pageId } from '../../../lib/page/pageId.ts';
import type { ScreenProps } from '../../../lib/page/screen.ts';
import { useEveryLabel } from '../labels/SetLabel.tsx';
import { ProjectHead } from '../ProjectHead.tsx';
import { resourceColumns } from './resourceColumns.tsx';
import { UsageLead } from './UsageLead.tsx';
import { resourceWords } from './words.ts';

const hiddenByDefault = ['files', 'watermarkUntil', 'type', 'imei'];

function useResources(projectId: number) {
  const t = useWords(resourceWords, deviceLifeWords);
  const labels = useEveryLabel(projectId).rows ?? [];
  return useList(siteCalls.projectResources, {
    fixed: { projectId },
    filters: [
      { key: 'search', label: t('resources.search') },
      {
        key: 'stage',
        label: t('resources.stage'),
        any: t('resources.anyStage'),
        isList: true,
        choices: expiryStages.map((value) => ({ value, label: t(`device.expiry.${value}`) })),
      },
      {
        key: 'labelId',
        param: 'label',
        label: t('resources.label'),
        any: t('resources.anyLabel'),
        isList: true,
        choices: labels.map(({ labelId, name }) => ({ value: labelId, label: name })),
        // the labels arrive later than the address is read
        read: (text) => Number(text) || undefined,
      },
    ],
    sorts: ['name', 'expiresOn', 'sms', 'voice', 'bytes'],
    sort: 'expiresOn',
  });
}

/**
 * What the devices of a project use: service, messages, calls, pictures and recordings.
 * @spec SIT-08 SHL-09 DEV-14
 */
export function ProjectResourcesScreen({ params }: ScreenProps) {
  const projectId = pageId(params.projectId);
  const t = useWords(resourceWords, deviceWords, deviceLifeWords, routeWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const project = useCall(siteCalls.project, { projectId }).data;
  const list = useResources(projectId);
  const columns = useMemo(() => resourceColumns(t, format), [t, format]);
  return (
    <ListPage
      name="projectResources"
      title={project?.name ?? t('shell.route.projectResources')}
      back={{ href: `${pathTo('projectList')}?open=${projectId}`, label: t('resources.back') }}
      hiddenByDefault={hiddenByDefault}
      list={list}
      lead={
        <div>
          {project && <ProjectHead project={project} shown="resources" />}
          <UsageLead projectId={projectId} onStage={(stage) => list.url.set({ stage, page: '' })} />
        </div>
      }
      columns={columns}
      getRowId={({ deviceId }) => deviceId}
      rowName={({ name }) => name}
      empty={{ title: t('resources.empty') }}
      onOpen={({ deviceId }) => navigate(pathTo('deviceDetail', { deviceId }))}
    />
  );
}
