import { type ProjectLabel, siteCalls } from '@fireline/api/site';
import { useCall } from '@fireline/api/react';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, isSelected } from '@fireline/ui/DataTable';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../../lib/form/ConfirmSend.tsx';
import { useInterrupted } from '../../../lib/form/useDraft.ts';
import { ListPage } from '../../../lib/list/ListPage.tsx';
import { useEveryRow } from '../../../lib/list/useEveryRow.ts';
import { useList } from '../../../lib/list/useList.ts';
import { useOpenRow } from '../../../lib/list/useOpenRow.ts';
import { pageId } from '../../../lib/page/pageId.ts';
import type { ScreenProps } from '../../../lib/page/screen.ts';
import { useMay } from '../../../lib/session/useMay.ts';
import { ProjectHead } from '../ProjectHead.tsx';
import { type LabelAct, LabelDrawer } from './LabelDrawer.tsx';
import { LabelForm, labelDraft } from './LabelForm.tsx';
import { LabelPasted } from './LabelPasted.tsx';
import { LabelSheetDrawer } from './LabelSheetDrawer.tsx';
import { MergeLabels } from './MergeLabels.tsx';
import { labelColumns } from './labelColumns.tsx';
import { labelWords } from './words.ts';

interface DeletingProps {
  readonly projectId: number;
  readonly label: ProjectLabel;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Deleting({ projectId, label: { labelId, name, devices }, ...props }: DeletingProps) {
  const t = useWords(labelWords);
  return (
    <ConfirmSend
      {...props}
      call={siteCalls.deleteProjectLabel}
      send={{ projectId, labelId }}
      outdates={[siteCalls.projectLabels, siteCalls.projectDevices, siteCalls.projects]}
      action="delete"
      title={t('labels.delete.title', { name })}
      confirmLabel={t('labels.delete')}
      tone="danger"
      done={t('labels.deleted', { name })}
    >
      {t('labels.delete.what', { devices })}
    </ConfirmSend>
  );
}

interface ChosenProps {
  readonly projectId: number;
  readonly act: 'merge' | 'print';
  readonly selected: BulkContext;
  readonly list: ReturnType<typeof useLabels>;
  readonly onClose: () => void;
}

/** Merges or prints the ticked labels, once it is known which they are. */
function Chosen({ projectId, act, selected, list, onClose }: ChosenProps) {
  const every = useEveryRow(list.loadRows, String(projectId), true);
  const labels = every.rows?.filter(({ labelId }) => isSelected(selected.selection, labelId));
  if (!labels) return null;
  return act === 'print' ? (
    <LabelSheetDrawer projectId={projectId} labels={labels} onClose={onClose} />
  ) : (
    <MergeLabels projectId={projectId} labels={labels} onDone={selected.clear} onClose={onClose} />
  );
}

function useLabels(projectId: number) {
  const t = useWords(labelWords);
  return useList(siteCalls.projectLabels, {
    fixed: { projectId },
    filters: [{ key: 'search', label: t('labels.search') }],
    sorts: ['name', 'devices', 'printedAt'],
    sort: 'name',
  });
}

/** The labels of a project: named, marked, merged, given to devices, printed as stickers. @spec SIT-08 SHL-09 */
export function ProjectLabelsScreen({ params }: ScreenProps) {
  const projectId = pageId(params.projectId);
  const t = useWords(labelWords, routeWords);
  const format = useFormat();
  const may = useMay();
  const project = useCall(siteCalls.project, { projectId }).data;
  const list = useLabels(projectId);
  const mayCreate = may(siteCalls.createProjectLabel);
  const isInterrupted = useInterrupted(labelDraft(projectId, undefined));
  const [doing, setDoing] = useState<LabelAct | 'create' | undefined>(
    mayCreate && isInterrupted ? 'create' : undefined,
  );
  const [chosen, setChosen] = useState<Pick<ChosenProps, 'act' | 'selected'>>();
  const row = useOpenRow(list.url);
  const label = list.page.data?.rows.find(({ labelId }) => labelId === row.id);
  const columns = useMemo(() => labelColumns(t, format), [t, format]);
  const close = () => setDoing(undefined);
  const saved = () => {
    close();
    void list.page.refetch();
  };
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('labels.create')}
    </Button>
  );
  return (
    <ListPage
      name="projectLabels"
      title={project?.name ?? t('shell.route.projectLabels')}
      back={{ href: `${pathTo('projectList')}?open=${projectId}`, label: t('labels.back') }}
      list={list}
      lead={project && <ProjectHead project={project} shown="labels" />}
      columns={columns}
      getRowId={({ labelId }) => labelId}
      rowName={({ name }) => name}
      selectFor={[siteCalls.printProjectLabels]}
      renderBulkActions={(selected) => (
        <>
          <Button onClick={() => setChosen({ act: 'print', selected })}>{t('labels.print')}</Button>
          {may(siteCalls.mergeProjectLabels) && selected.count > 1 && (
            <Button onClick={() => setChosen({ act: 'merge', selected })}>{t('labels.merge')}</Button>
          )}
        </>
      )}
      empty={{ title: t('labels.empty'), hint: t('labels.empty.hint'), ...(create ? { action: create } : {}) }}
      onOpen={({ labelId }) => row.open(labelId)}
      actions={create}
    >
      {label && !doing && <LabelDrawer projectId={projectId} label={label} onAct={setDoing} onClose={row.close} />}
      {(doing === 'create' || (label && doing === 'modify')) && (
        <LabelForm
          projectId={projectId}
          label={doing === 'create' ? undefined : label}
          onReload={() => void list.page.refetch()}
          onClose={close}
          onSaved={saved}
        />
      )}
      {label && doing === 'assign' && <LabelPasted projectId={projectId} label={label} onClose={saved} />}
      {label && doing === 'print' && <LabelSheetDrawer projectId={projectId} labels={[label]} onClose={saved} />}
      {label && doing === 'delete' && (
        <Deleting projectId={projectId} label={label} onClose={close} onDone={row.close} />
      )}
      {chosen && <Chosen {...chosen} projectId={projectId} list={list} onClose={() => setChosen(undefined)} />}
    </ListPage>
  );
}
