import { siteCalls } from '@fireline/api/site';
import { alarmWords } from '@fireline/domain/alarm';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { BulkContext } from '@fireline/ui/DataTable';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useAskedToCreate } from '../../lib/form/useAskedToCreate.ts';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ImportButton } from '../../lib/imports/ImportButton.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter, useOrgFilters } from '../../lib/list/useNodeFilter.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { MoveUnits } from './MoveUnits.tsx';
import { UnitForm, unitDraft } from './UnitForm.tsx';
import { levelOf, unitColumns } from './unitColumns.tsx';
import { unitWords } from './words.ts';

/** On a phone. */
const card = { marks: ['alarmLevel'], facts: ['contact', 'phones', 'address', 'online'] };

const hiddenByDefault = ['partner', 'buildings', 'users'];

function useUnits() {
  const t = useWords(unitWords);
  return useList(siteCalls.units, {
    filters: [
      { key: 'search', label: t('units.search') },
      {
        key: 'partnerId',
        param: 'partner',
        label: t('units.partner'),
        any: t('units.anyPartner'),
        isList: true,
        ...useNodeFilter('partner'),
      },
      ...useOrgFilters(),
      {
        key: 'alarms',
        label: t('units.level'),
        any: t('units.anyAlarms'),
        choices: [
          { value: 'yes', label: t('units.withAlarms') },
          { value: 'no', label: t('units.withoutAlarms') },
        ],
      },
      {
        key: 'phones',
        label: t('units.phones'),
        any: t('units.anyPhones'),
        choices: [
          { value: 'yes', label: t('units.withPhones') },
          { value: 'no', label: t('units.withoutPhones') },
        ],
      },
    ],
    sorts: ['name', 'places', 'devices', 'alarmLevel'],
    sort: 'alarmLevel',
  });
}

/** The units of the reader's scope. @spec SIT-06 SHL-09 */
export function UnitListScreen() {
  const t = useWords(unitWords, alarmWords, routeWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const list = useUnits();
  const may = useMay();
  const mayCreate = may(siteCalls.createUnit);
  const isInterrupted = useInterrupted(unitDraft(undefined));
  const [isWriting, setWriting] = useState(mayCreate && isInterrupted);
  useAskedToCreate(mayCreate, () => setWriting(true));
  const [moving, setMoving] = useState<BulkContext>();
  const columns = useMemo(() => unitColumns(t, format), [t, format]);
  const open = (unitId: number): void => navigate(pathTo('unitDetail', { unitId }));
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setWriting(true)}>
      {t('units.create')}
    </Button>
  );
  return (
    <ListPage
      name="unitList"
      card={card}
      title={t('shell.route.unitList')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ unitId }) => unitId}
      rowName={({ name }) => name}
      rowLevel={levelOf}
      selectFor={[siteCalls.moveUnits]}
      renderBulkActions={(selected) => <Button onClick={() => setMoving(selected)}>{t('units.move')}</Button>}
      empty={{ title: t('units.empty'), hint: t('units.empty.hint'), ...(create ? { action: create } : {}) }}
      onOpen={({ unitId }) => open(unitId)}
      actions={
        <>
          {may(siteCalls.importUnits) && <ImportButton kind="unit" onBegun={() => void list.page.refetch()} />}
          {create}
        </>
      }
    >
      {moving && (
        <MoveUnits
          selected={moving}
          loadRows={list.loadRows}
          onClose={() => setMoving(undefined)}
          onDone={() => {
            moving.clear();
            void list.page.refetch();
          }}
        />
      )}
      {isWriting && (
        <UnitForm unit={undefined} onClose={() => setWriting(false)} onSaved={({ unitId }) => open(unitId)} />
      )}
    </ListPage>
  );
}
