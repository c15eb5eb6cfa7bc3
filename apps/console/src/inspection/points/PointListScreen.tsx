import { inspectionCalls } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import { inspectionWords } from '@fireline/domain/inspection';
import { routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import type { BulkContext } from '@fireline/ui/DataTable';
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
import { idIn } from '../../lib/page/idIn.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useCategoryChoices } from '../catalogue/useCategoryChoices.ts';
import { recordPageWords } from '../../lib/record/words.ts';
import { type PointAct, PointDrawer } from './PointDrawer.tsx';
import { pointDraft, PointForm } from './PointForm.tsx';
import { PointLabels } from './PointLabels.tsx';
import { pointColumns } from './pointColumns.tsx';
import { SetToLine } from './SetToLine.tsx';
import { useLines } from './useLines.ts';
import { pointWords } from './words.ts';

/** On a phone. */
const card = { marks: ['lastLook'], facts: ['due', 'where', 'line', 'tags', 'unit'] };

const hiddenByDefault = [
  'place',
  'building',
  'floor',
  'location',
  'lookedAt',
  'dueFrom',
  'dueTo',
  'standing',
  'position',
  'category',
  'items',
  'changedBy',
  'changedAt',
];

/** The filter by building: one unit has few enough to choose from. */
function useBuildingFilter(unitIds: readonly number[]) {
  const t = useWords(pointWords);
  const [unitId = 0, other] = unitIds;
  const isOne = unitId > 0 && other === undefined;
  const call = useCall(inspectionCalls.unitBuildings, { unitId }, { isEnabled: isOne });
  if (!isOne) return [];
  const choices = (call.data?.buildings ?? []).map(({ buildingId, name }) => ({ value: buildingId, label: name }));
  const any = t('patrolPoints.anyBuilding');
  const label = t('patrolPoints.building');
  return [{ key: 'buildingId', param: 'building', label, any, isList: true, choices, read: idIn }] as const;
}

const sorts = ['name', 'unit', 'category', 'line', 'items', 'changedAt'] as const;

function usePoints() {
  const t = useWords(pointWords);
  const unitIds = useUrlQuery()
    .list('unit')
    .flatMap((text) => idIn(text) ?? []);
  return useList(inspectionCalls.points, {
    filters: [
      { key: 'search', label: t('patrolPoints.search') },
      {
        key: 'unitId',
        param: 'unit',
        label: t('patrolPoints.unit'),
        any: t('patrolPoints.anyUnit'),
        isList: true,
        ...useNodeFilter('unit'),
      },
      ...useBuildingFilter(unitIds),
      {
        key: 'categoryId',
        param: 'category',
        label: t('patrolPoints.category'),
        any: t('patrolPoints.anyCategory'),
        isList: true,
        choices: useCategoryChoices()?.choices ?? [],
        read: idIn,
      },
      {
        key: 'lineId',
        param: 'line',
        label: t('patrolPoints.line'),
        any: t('patrolPoints.anyLine'),
        isList: true,
        choices: useLines(unitIds).choices,
        read: idIn,
      },
      {
        key: 'inLine',
        label: t('patrolPoints.inLine'),
        any: t('patrolPoints.anyInLine'),
        choices: (['yes', 'no'] as const).map((value) => ({ value, label: t(`patrolPoints.inLine.${value}`) })),
      },
    ],
    sorts: [...sorts, ...(useMay()(inspectionCalls.tasks) ? (['lastLook'] as const) : [])],
    sort: 'name',
  });
}

/** Where inspectors go: made, changed, deleted, and set to a line together. @spec INS-02 INS-03 */
export function PointListScreen() {
  const t = useWords(pointWords, recordPageWords, inspectionWords, siteWords, routeWords);
  const format = useFormat();
  const may = useMay();
  const list = usePoints();
  const columns = useMemo(() => pointColumns(t, format, may), [t, format, may]);
  const mayCreate = may(inspectionCalls.createPoint);
  const isInterrupted = useInterrupted(pointDraft(undefined));
  const [doing, setDoing] = useState<PointAct | 'create' | undefined>(
    mayCreate && isInterrupted ? 'create' : undefined,
  );
  const [setting, setSetting] = useState<BulkContext>();
  const [printing, setPrinting] = useState<BulkContext>();
  const row = useOpenRow(list.url);
  const opened = useCall(inspectionCalls.point, { pointId: row.id ?? 0 }, { isEnabled: row.id !== undefined });
  const point = opened.data?.pointId === row.id ? opened.data : undefined;
  const close = (): void => setDoing(undefined);
  const saved = (): void => {
    close();
    void list.page.refetch();
    if (row.id !== undefined) void opened.refetch();
  };
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('patrolPoints.create')}
    </Button>
  );
  return (
    <ListPage
      name="inspectionPoints"
      card={card}
      title={t('shell.route.inspectionPoints')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ pointId }) => pointId}
      rowName={({ name }) => name}
      selectFor={[inspectionCalls.setToLine]}
      renderBulkActions={(selected) => (
        <>
          <Button onClick={() => setSetting(selected)}>{t('patrolPoints.set')}</Button>
          <Button onClick={() => setPrinting(selected)}>{t('patrolPoints.labels')}</Button>
        </>
      )}
      empty={{
        title: t('patrolPoints.empty'),
        hint: t('patrolPoints.empty.hint'),
        ...(create ? { action: create } : {}),
      }}
      onOpen={({ pointId }) => row.open(pointId)}
      actions={create}
    >
      {row.id !== undefined && !doing && <PointDrawer call={opened} onAct={setDoing} onClose={row.close} />}
      {doing === 'create' && (
        <PointForm point={undefined} unitId={list.query.unitId?.[0]} onClose={close} onSaved={saved} />
      )}
      {row.id !== undefined && doing === 'modify' && (
        <StoredForm call={inspectionCalls.point} args={{ pointId: row.id }} title={t('record.modify')} onClose={close}>
          {(stored, reload) => <PointForm point={stored} onReload={reload} onClose={close} onSaved={saved} />}
        </StoredForm>
      )}
      {point && doing === 'delete' && (
        <ConfirmSend
          call={inspectionCalls.deletePoint}
          send={{ pointId: point.pointId, revision: point.revision }}
          outdates={[inspectionCalls.points]}
          action="delete"
          tone="danger"
          title={t('record.delete.title', { name: point.name })}
          confirmLabel={t('record.delete')}
          done={t('record.deleted', { name: point.name })}
          onDone={row.close}
          onClose={close}
        >
          {t('patrolPoints.delete.what')}
        </ConfirmSend>
      )}
      {printing && <PointLabels selected={printing} loadRows={list.loadRows} onClose={() => setPrinting(undefined)} />}
      {setting && (
        <SetToLine
          selected={setting}
          loadRows={list.loadRows}
          onClose={() => setSetting(undefined)}
          onDone={() => {
            setting.clear();
            void list.page.refetch();
          }}
        />
      )}
    </ListPage>
  );
}
