import { type Place, siteCalls } from '@fireline/api/site';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { placeTypeLetters, siteFormWords, siteWords, smallPlaceKinds } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import type { BulkContext } from '@fireline/ui/DataTable';
import { useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAskedToCreate } from '../../lib/form/useAskedToCreate.ts';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ImportButton } from '../../lib/imports/ImportButton.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter, useOrgFilters } from '../../lib/list/useNodeFilter.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { GivePlaces, type GivenTo } from './GivePlaces.tsx';
import { Memberships, useUnproven } from './Memberships.tsx';
import { PlaceForm, placeDraft } from './PlaceForm.tsx';
import { usePlaceColumns } from './usePlaceColumns.ts';
import { placeWords } from './words.ts';

/** On a phone. */
const card = { marks: ['alarmLevel'], facts: ['type', 'address', 'devices', 'manager', 'phone'] };

const hiddenByDefault = ['smallKind', 'number', 'partner', 'maint', 'members'];

function useNodeFilters() {
  const t = useWords(placeWords);
  const unit = { key: 'unitId', param: 'unit', label: t('places.unit'), any: t('places.anyUnit') } as const;
  const partner = {
    key: 'partnerId',
    param: 'partner',
    label: t('places.partner'),
    any: t('places.anyPartner'),
  } as const;
  const maint = { key: 'maintId', param: 'maint', label: t('places.maint'), any: t('places.anyMaint') } as const;
  return [
    { ...unit, isList: true, ...useNodeFilter('unit') },
    { ...partner, isList: true, isMore: true, ...useNodeFilter('partner') },
    { ...maint, isList: true, isMore: true, ...useNodeFilter('maint') },
    ...useOrgFilters().map((filter) => ({ ...filter, isMore: true as const })),
  ] as const;
}

function usePlaces() {
  const t = useWords(placeWords, siteWords, siteFormWords);
  const nodes = useNodeFilters();
  return useList(siteCalls.places, {
    filters: [
      { key: 'search', label: t('places.search') },
      {
        key: 'type',
        label: t('places.type'),
        any: t('places.anyType'),
        isList: true,
        choices: placeTypeLetters.map((value) => ({ value, label: t(`site.placeType.${value}`) })),
      },
      {
        key: 'smallKind',
        param: 'kind',
        label: t('places.smallKind'),
        any: t('places.anySmallKind'),
        isList: true,
        isMore: true,
        choices: smallPlaceKinds.map((value) => ({ value, label: t(`site.smallKind.${value}`) })),
      },
      {
        key: 'small',
        label: t('places.small'),
        any: t('places.anySmall'),
        isMore: true,
        choices: [
          { value: 'yes', label: t('places.smallOnly') },
          { value: 'no', label: t('places.smallNot') },
        ],
      },
      ...nodes,
      {
        key: 'located',
        label: t('places.located'),
        any: t('places.anyLocated'),
        isMore: true,
        choices: [
          { value: 'yes', label: t('places.withPoint') },
          { value: 'no', label: t('places.withoutPoint') },
        ],
      },
      {
        key: 'phones',
        label: t('places.phones'),
        any: t('places.anyPhones'),
        isMore: true,
        choices: [
          { value: 'yes', label: t('places.withPhones') },
          { value: 'no', label: t('places.withoutPhones') },
        ],
      },
      {
        key: 'alarms',
        label: t('places.level'),
        any: t('places.anyAlarms'),
        choices: [
          { value: 'yes', label: t('places.withAlarms') },
          { value: 'no', label: t('places.withoutAlarms') },
        ],
      },
    ],
    sorts: ['name', 'type', 'devices', 'alarmLevel'],
    sort: 'alarmLevel',
  });
}

/** The places of the reader's scope; small ones change partner together. @spec SIT-01 SIT-02 SIT-04 SIT-05 SHL-09 */
export function PlaceListScreen() {
  const t = useWords(placeWords, routeWords);
  const [, navigate] = useLocation();
  const list = usePlaces();
  const may = useMay();
  const unproven = useUnproven();
  const mayCreate = may(siteCalls.createPlace);
  const isInterrupted = useInterrupted(placeDraft(undefined));
  const [isWriting, setWriting] = useState(mayCreate && isInterrupted);
  useAskedToCreate(mayCreate, () => setWriting(true));
  const [given, setGiven] = useState<{ readonly to: GivenTo; readonly selected: BulkContext }>();
  const open = ({ placeId }: Pick<Place, 'placeId'>): void => navigate(pathTo('placeDetail', { placeId }));
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setWriting(true)}>
      {t('places.create')}
    </Button>
  );
  return (
    <ListPage
      name="placeList"
      card={card}
      title={t('shell.route.placeList')}
      hiddenByDefault={hiddenByDefault}
      lead={
        unproven.rows.length > 0 && (
          <Memberships
            rows={unproven.rows}
            onDone={() => {
              unproven.reload();
              void list.page.refetch();
            }}
          />
        )
      }
      list={list}
      columns={usePlaceColumns()}
      getRowId={({ placeId }) => placeId}
      rowName={({ name }) => name}
      rowLevel={({ alarmLevel }) => alarmLevel ?? undefined}
      selectFor={[siteCalls.changePartner]}
      renderBulkActions={(selected) => (
        <>
          <Button onClick={() => setGiven({ to: 'partner', selected })}>{t('places.give.partner')}</Button>
          <Button onClick={() => setGiven({ to: 'maint', selected })}>{t('places.give.maint')}</Button>
        </>
      )}
      empty={{ title: t('places.empty'), hint: t('places.empty.hint'), ...(create ? { action: create } : {}) }}
      onOpen={open}
      actions={
        <>
          {may(siteCalls.importPlaces) && <ImportButton kind="place" />}
          {create}
        </>
      }
    >
      {isWriting && <PlaceForm place={undefined} onClose={() => setWriting(false)} onSaved={open} />}
      {given && (
        <GivePlaces
          {...given}
          loadRows={list.loadRows}
          onClose={() => setGiven(undefined)}
          onDone={() => {
            given.selected.clear();
            void list.page.refetch();
          }}
        />
      )}
    </ListPage>
  );
}
