import { inspectionCalls } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { StoredForm } from '../../lib/form/StoredForm.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { recordPageWords } from '../../lib/record/words.ts';
import { type LineAct, LineDrawer } from './LineDrawer.tsx';
import { lineDraft, LineForm } from './LineForm.tsx';
import { lineColumns } from './lineColumns.tsx';
import { RoundSheet } from './RoundSheet.tsx';
import { lineWords } from './words.ts';

/** The unit stands below the name. */
const hiddenByDefault = ['unit'];
/** On a phone. */
const card = { marks: [], facts: ['points', 'items', 'plans', 'lastWalkAt'] };

function useLineList() {
  const t = useWords(lineWords);
  return useList(inspectionCalls.lines, {
    filters: [
      { key: 'search', label: t('lines.search') },
      {
        key: 'unitId',
        param: 'unit',
        label: t('lines.unit'),
        any: t('lines.anyUnit'),
        isList: true,
        ...useNodeFilter('unit'),
      },
    ],
    sorts: ['name', 'unit', 'points', 'items', 'plans', 'lastWalkAt', 'changedAt'],
    sort: 'name',
  });
}

/** The lines in which points are walked: made, put in order, printed, deleted. @spec INS-03 */
export function LineListScreen() {
  const t = useWords(lineWords, recordPageWords, routeWords);
  const format = useFormat();
  const may = useMay();
  const list = useLineList();
  const columns = useMemo(() => lineColumns(t, format), [t, format]);
  const mayCreate = may(inspectionCalls.createLine);
  const isInterrupted = useInterrupted(lineDraft(undefined));
  const [doing, setDoing] = useState<LineAct | 'create' | undefined>(mayCreate && isInterrupted ? 'create' : undefined);
  const row = useOpenRow(list.url);
  const opened = useCall(inspectionCalls.line, { lineId: row.id ?? 0 }, { isEnabled: row.id !== undefined });
  const line = opened.data?.lineId === row.id ? opened.data : undefined;
  const close = (): void => setDoing(undefined);
  const saved = (): void => {
    close();
    void list.page.refetch();
    if (row.id !== undefined) void opened.refetch();
  };
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('lines.create')}
    </Button>
  );
  return (
    <ListPage
      name="inspectionLines"
      card={card}
      hiddenByDefault={hiddenByDefault}
      title={t('shell.route.inspectionLines')}
      list={list}
      columns={columns}
      getRowId={({ lineId }) => lineId}
      rowName={({ name }) => name}
      empty={{ title: t('lines.empty'), hint: t('lines.empty.hint'), ...(create ? { action: create } : {}) }}
      onOpen={({ lineId }) => row.open(lineId)}
      actions={create}
    >
      {row.id !== undefined && !doing && <LineDrawer call={opened} onAct={setDoing} onClose={row.close} />}
      {doing === 'create' && (
        <LineForm line={undefined} unitId={list.query.unitId?.[0]} onClose={close} onSaved={saved} />
      )}
      {row.id !== undefined && doing === 'modify' && (
        <StoredForm call={inspectionCalls.line} args={{ lineId: row.id }} title={t('record.modify')} onClose={close}>
          {(stored, reload) => <LineForm line={stored} onReload={reload} onClose={close} onSaved={saved} />}
        </StoredForm>
      )}
      {line && doing === 'print' && <RoundSheet line={line} onClose={close} />}
      {line && doing === 'delete' && (
        <ConfirmSend
          call={inspectionCalls.deleteLine}
          send={{ lineId: line.lineId, revision: line.revision }}
          outdates={[inspectionCalls.lines]}
          action="delete"
          tone="danger"
          title={t('record.delete.title', { name: line.name })}
          confirmLabel={t('record.delete')}
          done={t('record.deleted', { name: line.name })}
          onDone={row.close}
          onClose={close}
        >
          {t('lines.delete.what', { points: line.points })}
        </ConfirmSend>
      )}
    </ListPage>
  );
}
