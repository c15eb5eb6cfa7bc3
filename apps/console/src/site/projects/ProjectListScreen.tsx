import { type Project, siteCalls } from '@fireline/api/site';
import { useCall } from '@fireline/api/react';
import { routeWords } from '@fireline/domain/shell';
import { projectEndsWithin, projectStates, siteFormWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useAskedToCreate } from '../../lib/form/useAskedToCreate.ts';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { WholeRecord } from '../../lib/personal/WholeRecord.tsx';
import { ProjectDrawer } from './ProjectDrawer.tsx';
import { ProjectForm, projectDraft } from './ProjectForm.tsx';
import { projectColumns } from './projectColumns.tsx';
import { projectWords } from './words.ts';

/** On a phone. */
const card = { marks: ['state'], facts: ['unit', 'end', 'devices', 'online', 'alarms'] };

const hiddenByDefault = ['labels', 'contact', 'phone', 'address'];

function useProjects() {
  const t = useWords(projectWords, siteFormWords);
  return useList(siteCalls.projects, {
    filters: [
      { key: 'search', label: t('projects.search') },
      {
        key: 'state',
        label: t('projects.state'),
        any: t('projects.anyState'),
        isList: true,
        choices: projectStates.map((value) => ({ value, label: t(`site.project.state.${value}`) })),
      },
      {
        key: 'endsWithin',
        param: 'within',
        label: t('projects.endsWithin'),
        any: t('projects.anyEnd'),
        choices: projectEndsWithin.map((days) => ({ value: days, label: t('projects.endsWithin.days', { days }) })),
      },
      {
        key: 'partnerId',
        param: 'partner',
        label: t('projects.partner'),
        any: t('projects.anyPartner'),
        isList: true,
        ...useNodeFilter('partner'),
      },
      {
        key: 'unitId',
        param: 'unit',
        label: t('projects.unit'),
        any: t('projects.anyUnit'),
        isMore: true,
        isList: true,
        ...useNodeFilter('unit'),
      },
      {
        key: 'placeId',
        param: 'place',
        label: t('projects.place'),
        any: t('projects.anyPlace'),
        isMore: true,
        isList: true,
        ...useNodeFilter('place'),
      },
    ],
    sorts: ['name', 'start', 'end', 'devices', 'alarms'],
    sort: 'end',
  });
}

interface DeletingProps {
  readonly project: Project;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Deleting({ project, ...props }: DeletingProps) {
  const t = useWords(projectWords);
  const { name, labels, devices, projectId } = project;
  return (
    <ConfirmSend
      {...props}
      call={siteCalls.deleteProject}
      send={{ projectId }}
      outdates={[siteCalls.projects]}
      action="delete"
      title={t('projects.delete.title', { name })}
      confirmLabel={t('projects.delete')}
      tone="danger"
      done={t('projects.deleted', { name })}
    >
      {t('projects.delete.what', { labels, devices })}
    </ConfirmSend>
  );
}

/** The installation contracts of the reader's partners, its unit or its company: for whom, how long, with how many devices. @spec SIT-08 SHL-09 */
export function ProjectListScreen() {
  const t = useWords(projectWords, siteFormWords, routeWords);
  const format = useFormat();
  const list = useProjects();
  const mayCreate = useMay()(siteCalls.createProject);
  const isInterrupted = useInterrupted(projectDraft(undefined));
  const [doing, setDoing] = useState<'create' | 'modify' | 'delete' | undefined>(
    mayCreate && isInterrupted ? 'create' : undefined,
  );
  useAskedToCreate(mayCreate, () => setDoing('create'));
  const row = useOpenRow(list.url);
  const listed = list.page.data?.rows.find(({ projectId }) => projectId === row.id);
  // one that a link names may stand on another page of the list, or outside its filters
  const named = useCall(
    siteCalls.project,
    { projectId: row.id ?? 0 },
    { isEnabled: row.id !== undefined && list.page.data !== undefined && !listed },
  );
  const project = listed ?? (row.id === named.data?.projectId ? named.data : undefined);
  const columns = useMemo(() => projectColumns(t, format), [t, format]);
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('projects.create')}
    </Button>
  );
  const close = () => setDoing(undefined);
  const reload = (): void => {
    void list.page.refetch();
    if (!listed) void named.refetch();
  };
  const saved = () => {
    close();
    reload();
  };
  return (
    <ListPage
      name="projectList"
      card={card}
      title={t('shell.route.projectList')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ projectId }) => projectId}
      rowName={({ name }) => name}
      empty={{
        title: t('projects.empty'),
        hint: t('projects.empty.hint'),
        ...(create ? { action: create } : {}),
      }}
      onOpen={({ projectId }) => row.open(projectId)}
      actions={create}
    >
      {project && !doing && (
        <ProjectDrawer
          project={project}
          onChange={() => setDoing('modify')}
          onDelete={() => setDoing('delete')}
          onClose={row.close}
        />
      )}
      {doing === 'create' && <ProjectForm project={undefined} onClose={close} onSaved={saved} />}
      {project && doing === 'modify' && (
        <WholeRecord
          subject="project"
          id={project.projectId}
          record={project}
          title={t('projects.change', { name: project.name })}
          onReload={reload}
          onClose={close}
        >
          {(whole, reload) => <ProjectForm project={whole} onReload={reload} onClose={close} onSaved={saved} />}
        </WholeRecord>
      )}
      {project && doing === 'delete' && <Deleting project={project} onClose={close} onDone={row.close} />}
    </ListPage>
  );
}
