import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { type Unit, siteCalls } from '@fireline/api/site';
import { useCall } from '@fireline/api/react';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { Head } from '../../lib/head/Head.tsx';
import { MapLink } from '../../lib/head/HeadPicture.tsx';
import { useUnitHead } from '../../lib/head/useHead.ts';
import { headWords } from '../../lib/head/words.ts';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { pageId } from '../../lib/page/pageId.ts';
import { LoadedPage } from '../../lib/page/Loaded.tsx';
import { MoreMenu } from '../../lib/page/MoreMenu.tsx';
import type { PageHeaderProps } from '../../lib/page/PageHeader.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { onePart, type PartGroup, PartGroups } from '../../lib/page/PartGroups.tsx';
import type { ScreenProps } from '../../lib/page/screen.ts';
import { AlarmsOf } from '../../lib/parts/AlarmsOf.tsx';
import { DevicesOf } from '../../lib/parts/DevicesOf.tsx';
import { PeopleOf } from '../../lib/parts/PeopleOf.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { PlacesOf } from '../places/PlacesOf.tsx';
import { ProjectsOf } from '../projects/ProjectsOf.tsx';
import { WholeRecord } from '../../lib/personal/WholeRecord.tsx';
import { SiteOverview } from '../overview/SiteOverview.tsx';
import { overviewWords } from '../overview/words.ts';
import { InspectorsOf } from './inspectors/InspectorsOf.tsx';
import { inspectorWords } from './inspectors/words.ts';
import { UnitFacts } from './UnitFacts.tsx';
import { UnitForm, unitDraft } from './UnitForm.tsx';
import { UnitWhere } from './UnitWhere.tsx';
import { unitWords } from './words.ts';

function useGroups(unit: Unit): readonly PartGroup[] {
  const t = useWords(unitWords, inspectorWords, headWords, overviewWords);
  const { number } = useFormat();
  const may = useMay();
  const { unitId } = unit;
  return [
    onePart({
      value: 'overview',
      label: t('overview.tab'),
      isShown: true,
      content: <SiteOverview site={{ of: 'unit', unitId }} />,
    }),
    onePart({
      value: 'places',
      label: t('units.places'),
      count: number(unit.places),
      isShown: may(siteCalls.places),
      content: <PlacesOf of={{ unitId: [unitId] }} />,
    }),
    onePart({
      value: 'devices',
      label: t('units.devices'),
      count: number(unit.devices),
      isShown: may(deviceCalls.list),
      content: <DevicesOf of={{ unitId: [unitId] }} />,
    }),
    onePart({
      value: 'alarms',
      label: t('units.alarms'),
      isShown: may(alarmCalls.list),
      content: <AlarmsOf of={{ unitId: [unitId] }} />,
    }),
    onePart({ value: 'facts', label: t('units.facts'), isShown: true, content: <UnitFacts unit={unit} /> }),
    {
      value: 'people',
      label: t('head.people'),
      parts: [
        {
          value: 'people',
          label: t('units.people'),
          count: number(unit.users),
          isShown: may(sessionCalls.users),
          content: <PeopleOf of={{ key: 'unitId', id: unitId, name: unit.name }} outdates={[siteCalls.unit]} />,
        },
        {
          value: 'inspectors',
          label: t('inspectors.list'),
          isShown: may(siteCalls.inspectors),
          content: <InspectorsOf unitId={unitId} />,
        },
      ],
    },
    {
      value: 'records',
      label: t('head.records'),
      parts: [
        {
          value: 'projects',
          label: t('units.projects'),
          isShown: may(siteCalls.projects),
          content: <ProjectsOf of={{ unitId: [unitId] }} />,
        },
        {
          value: 'history',
          label: t('units.history'),
          isShown: may(sessionCalls.userLog),
          content: <RecordHistory kind="unit" id={unitId} record={unit} />,
        },
      ],
    },
  ];
}

function Actions({ unit, onWrite }: { readonly unit: Unit; readonly onWrite: () => void }) {
  const t = useWords(unitWords);
  const may = useMay();
  const [, navigate] = useLocation();
  const [isDeleting, setDeleting] = useState(false);
  const { unitId, name, lng, lat } = unit;
  return (
    <>
      <MapLink lng={lng} lat={lat} />
      {may(siteCalls.changeUnit) && (
        <Button variant="primary" onClick={onWrite}>
          {t('units.modify')}
        </Button>
      )}
      {may(siteCalls.deleteUnit) && (
        <MoreMenu
          name={name}
          items={[{ id: 'delete', label: t('units.delete'), tone: 'danger', onSelect: () => setDeleting(true) }]}
        />
      )}
      {isDeleting && (
        <ConfirmSend
          call={siteCalls.deleteUnit}
          send={{ unitId }}
          outdates={[siteCalls.units]}
          action="delete"
          title={t('units.delete.title', { name })}
          confirmLabel={t('units.delete')}
          tone="danger"
          done={t('units.deleted', { name })}
          onDone={() => navigate(pathTo('unitList'))}
          onClose={() => setDeleting(false)}
        >
          {t('units.delete.what', { places: unit.places, devices: unit.devices, users: unit.users })}
        </ConfirmSend>
      )}
    </>
  );
}

interface DetailProps extends Pick<PageHeaderProps, 'back'> {
  readonly unit: Unit;
  readonly onChanged: () => void;
}

function Detail({ unit, back, onChanged }: DetailProps) {
  const t = useWords(unitWords);
  const head = useUnitHead(unit.unitId);
  const mayWrite = useMay()(siteCalls.changeUnit);
  const isInterrupted = useInterrupted(unitDraft(unit.unitId));
  const [isWriting, setWriting] = useState(mayWrite && isInterrupted);
  return (
    <Page>
      <Head
        of="unit"
        id={unit.unitId}
        head={head}
        header={{
          title: unit.name,
          back,
          state: unit.alarmLevel && <AlarmLevelBadge level={unit.alarmLevel} />,
          actions: <Actions unit={unit} onWrite={() => setWriting(true)} />,
        }}
        lng={unit.lng}
        lat={unit.lat}
      >
        <UnitWhere unit={unit} />
      </Head>
      <PartGroups label={t('units.parts')} groups={useGroups(unit)} />
      {isWriting && (
        <WholeRecord
          subject="unit"
          id={unit.unitId}
          record={unit}
          title={t('units.change', { name: unit.name })}
          onReload={onChanged}
          onClose={() => setWriting(false)}
        >
          {(whole, reload) => (
            <UnitForm
              unit={whole}
              onReload={reload}
              onClose={() => setWriting(false)}
              onSaved={() => {
                setWriting(false);
                onChanged();
              }}
            />
          )}
        </WholeRecord>
      )}
    </Page>
  );
}

/** One unit: whom to call, its places, devices, alarms and people. @spec SIT-06 SIT-03 SES-08 SHL-09 */
export function UnitDetailScreen({ params }: ScreenProps) {
  const t = useWords(unitWords, routeWords);
  const call = useCall(siteCalls.unit, { unitId: pageId(params.unitId) }, { isPolling: true });
  const back = pathTo('unitList');
  return (
    <LoadedPage call={call} title={t('shell.route.unitDetail')} back={back}>
      {(unit) => <Detail key={unit.unitId} unit={unit} back={back} onChanged={() => void call.refetch()} />}
    </LoadedPage>
  );
}
