import { type ProjectDevice, siteCalls } from '@fireline/api/site';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceLifeWords, deviceStatuses, deviceTypeNames, deviceWords, expiryStages } from '@fireline/domain/device';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, isSelected } from '@fireline/ui/DataTable';
import type { LoadRows } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { ending, notOnline } from '../../lib/head/several.ts';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';
import { useList } from '../../lib/list/useList.ts';
import { pageId } from '../../lib/page/pageId.ts';
import type { ScreenProps } from '../../lib/page/screen.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { AddDevices } from './AddDevices.tsx';
import { SetLabel, useEveryLabel } from './labels/SetLabel.tsx';
import { ProjectHead } from './ProjectHead.tsx';
import { projectDeviceColumns } from './projectDeviceColumns.tsx';
import { projectWords } from './words.ts';

const hiddenByDefault = ['imei', 'type'];

function useProjectDevices(projectId: number) {
  const t = useWords(projectWords, deviceWords, deviceLifeWords);
  const labels = useEveryLabel(projectId).rows ?? [];
  return useList(siteCalls.projectDevices, {
    fixed: { projectId },
    filters: [
      { key: 'search', label: t('projects.device.search') },
      {
        key: 'status',
        label: t('projects.device.status'),
        any: t('projects.device.anyStatus'),
        isList: true,
        choices: [
          ...deviceStatuses.map((value) => ({ value, label: t(`device.status.${value}`) })),
          { value: 'offline', text: notOnline, label: t('projects.device.notOnline') },
        ],
      },
      {
        key: 'stage',
        label: t('projects.device.stage'),
        any: t('projects.device.anyStage'),
        isList: true,
        choices: [
          ...expiryStages.map((value) => ({ value, label: t(`device.expiry.${value}`) })),
          { value: 'expired', text: ending, label: t('projects.device.ending') },
        ],
      },
      {
        key: 'labelId',
        param: 'label',
        label: t('projects.device.label'),
        any: t('projects.device.everyLabel'),
        isList: true,
        choices: labels.map(({ labelId, name }) => ({ value: labelId, label: name })),
        // the labels arrive later than the address is read
        read: (text) => Number(text) || undefined,
      },
      {
        key: 'alarms',
        label: t('projects.device.alarms'),
        any: t('projects.device.anyAlarms'),
        isMore: true,
        choices: [
          { value: 'yes', label: t('projects.device.inAlarm') },
          { value: 'no', label: t('projects.device.quiet') },
        ],
      },
      {
        key: 'labelled',
        label: t('projects.device.hasLabel'),
        any: t('projects.device.anyLabel'),
        isMore: true,
        choices: [
          { value: 'yes', label: t('projects.device.labelled') },
          { value: 'no', label: t('projects.device.unlabelled') },
        ],
      },
      {
        key: 'deviceType',
        param: 'type',
        label: t('projects.device.type'),
        any: t('projects.device.anyType'),
        isMore: true,
        isList: true,
        choices: deviceTypeNames.map((value) => ({ value, label: t(`device.type.${value}`) })),
      },
    ],
    sorts: ['name', 'status', 'label', 'place', 'expiresOn', 'addedAt'],
    sort: 'name',
  });
}

interface RemovingProps {
  readonly projectId: number;
  readonly selected: BulkContext;
  readonly loadRows: LoadRows<ProjectDevice>;
  readonly onClose: () => void;
}

/** Takes the ticked devices out, once all rows have told which they are. */
function Removing({ projectId, selected, loadRows, onClose }: RemovingProps) {
  const t = useWords(projectWords);
  const { count, selection, clear } = selected;
  const every = useEveryRow(loadRows, String(projectId), true);
  if (!every.rows) return null;
  const deviceIds = every.rows.map(({ deviceId }) => deviceId).filter((id) => isSelected(selection, id));
  return (
    <ConfirmSend
      call={siteCalls.removeProjectDevices}
      send={{ projectId, deviceIds }}
      outdates={[siteCalls.projectDevices, siteCalls.project, siteCalls.projects]}
      action="save"
      title={t('projects.device.remove.title', { count })}
      confirmLabel={t('projects.device.remove')}
      tone="danger"
      done={t('projects.device.removed', { count })}
      onDone={clear}
      onClose={onClose}
    >
      {t('projects.device.remove.what')}
    </ConfirmSend>
  );
}

/** The devices of a project: added by choice or by IMEI, taken out, found by label and by the end of their service. @spec SIT-08 SHL-09 */
export function ProjectDevicesScreen({ params }: ScreenProps) {
  const projectId = pageId(params.projectId);
  const t = useWords(projectWords, deviceWords, deviceLifeWords, alarmWords, siteWords, routeWords);
  const format = useFormat();
  const may = useMay();
  const [, navigate] = useLocation();
  const project = useCall(siteCalls.project, { projectId }).data;
  const list = useProjectDevices(projectId);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<BulkContext>();
  const [labelled, setLabelled] = useState<BulkContext>();
  const [mayRemove, mayLabel] = [may(siteCalls.removeProjectDevices), may(siteCalls.labelProjectDevices)];
  const columns = useMemo(() => projectDeviceColumns(t, format), [t, format]);
  const add = project && may(siteCalls.addProjectDevices) && (
    <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      {t('projects.device.add')}
    </Button>
  );
  return (
    <ListPage
      name="projectDevices"
      title={project?.name ?? t('shell.route.projectDevices')}
      back={{ href: `${pathTo('projectList')}?open=${projectId}`, label: t('projects.back') }}
      hiddenByDefault={hiddenByDefault}
      list={list}
      lead={project && <ProjectHead project={project} shown="devices" />}
      columns={columns}
      getRowId={({ deviceId }) => deviceId}
      rowName={({ name }) => name}
      rowLevel={({ alarmLevel }) => alarmLevel ?? undefined}
      selectFor={[siteCalls.removeProjectDevices, siteCalls.labelProjectDevices]}
      renderBulkActions={(selected) => (
        <>
          {mayLabel && <Button onClick={() => setLabelled(selected)}>{t('projects.device.setLabel')}</Button>}
          {mayRemove && <Button onClick={() => setRemoved(selected)}>{t('projects.device.remove')}</Button>}
        </>
      )}
      empty={{ title: t('projects.device.empty'), ...(add ? { action: add } : {}) }}
      onOpen={({ deviceId }) => navigate(pathTo('deviceDetail', { deviceId }))}
      actions={add}
    >
      {isAdding && project && (
        <AddDevices
          project={project}
          onClose={() => {
            setAdding(false);
            void list.page.refetch();
          }}
        />
      )}
      {removed && (
        <Removing
          projectId={projectId}
          selected={removed}
          loadRows={list.loadRows}
          onClose={() => setRemoved(undefined)}
        />
      )}
      {labelled && (
        <SetLabel
          projectId={projectId}
          selected={labelled}
          loadRows={list.loadRows}
          onClose={() => {
            setLabelled(undefined);
            void list.page.refetch();
          }}
        />
      )}
    </ListPage>
  );
}
