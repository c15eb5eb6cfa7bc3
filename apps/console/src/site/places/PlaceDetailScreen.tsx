import { alarmCalls } from '@fireline/api/alarm';
import { buildingCalls } from '@fireline/api/building';
import { deviceCalls } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { type Place, siteCalls } from '@fireline/api/site';
import { useCall } from '@fireline/api/react';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteFormWords, siteWords } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { Head } from '../../lib/head/Head.tsx';
import { MapLink } from '../../lib/head/HeadPicture.tsx';
import { usePlaceHead } from '../../lib/head/useHead.ts';
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
import { ProjectsOf } from '../projects/ProjectsOf.tsx';
import { WholeRecord } from '../../lib/personal/WholeRecord.tsx';
import { SiteOverview } from '../overview/SiteOverview.tsx';
import { overviewWords } from '../overview/words.ts';
import { BuildingsOf } from './BuildingsOf.tsx';
import { MembersOf } from './MembersOf.tsx';
import { PlaceFacts } from './PlaceFacts.tsx';
import { PlaceForm, placeDraft } from './PlaceForm.tsx';
import { PlaceWhere } from './PlaceWhere.tsx';
import { placeWords } from './words.ts';

function useGroups(place: Place): readonly PartGroup[] {
  const t = useWords(placeWords, headWords, overviewWords);
  const { number } = useFormat();
  const may = useMay();
  const { placeId } = place;
  return [
    onePart({
      value: 'overview',
      label: t('overview.tab'),
      isShown: true,
      content: <SiteOverview site={{ of: 'place', placeId, unitId: place.unitId }} />,
    }),
    onePart({
      value: 'devices',
      label: t('places.devices'),
      count: number(place.devices),
      isShown: may(deviceCalls.list),
      content: <DevicesOf of={{ placeId: [placeId] }} />,
    }),
    onePart({
      value: 'buildings',
      label: t('places.buildings'),
      isShown: may(buildingCalls.list),
      content: <BuildingsOf placeId={placeId} />,
    }),
    onePart({
      value: 'alarms',
      label: t('places.alarms'),
      isShown: may(alarmCalls.list),
      content: <AlarmsOf of={{ placeId: [placeId] }} />,
    }),
    onePart({ value: 'facts', label: t('places.facts'), isShown: true, content: <PlaceFacts place={place} /> }),
    {
      value: 'people',
      label: t('head.people'),
      parts: [
        {
          value: 'members',
          label: t('places.members'),
          count: number(place.members),
          isShown: may(siteCalls.members),
          content: <MembersOf placeId={placeId} />,
        },
        {
          value: 'people',
          label: t('places.people'),
          isShown: may(sessionCalls.users),
          content: <PeopleOf of={{ key: 'placeId', id: placeId, name: place.name }} />,
        },
      ],
    },
    {
      value: 'records',
      label: t('head.records'),
      parts: [
        {
          value: 'projects',
          label: t('places.projects'),
          isShown: may(siteCalls.projects),
          content: <ProjectsOf of={{ placeId: [placeId] }} />,
        },
        {
          value: 'history',
          label: t('places.history'),
          isShown: may(sessionCalls.userLog),
          content: <RecordHistory kind="place" id={placeId} record={place} />,
        },
      ],
    },
  ];
}

function Actions({ place, onWrite }: { readonly place: Place; readonly onWrite: () => void }) {
  const t = useWords(placeWords, siteFormWords);
  const may = useMay();
  const [, navigate] = useLocation();
  const [isDeleting, setDeleting] = useState(false);
  const { placeId, name, lng, lat, isRepair } = place;
  return (
    <>
      <MapLink lng={lng} lat={lat} />
      {may(siteCalls.changePlace) && (
        <Button variant="primary" onClick={onWrite}>
          {t('places.modify')}
        </Button>
      )}
      {may(siteCalls.deletePlace) && (
        <MoreMenu
          name={name}
          items={[
            {
              id: 'delete',
              label: isRepair ? t('site.repairPlace.stays') : t('places.delete'),
              tone: 'danger',
              disabled: isRepair,
              onSelect: () => setDeleting(true),
            },
          ]}
        />
      )}
      {isDeleting && (
        <ConfirmSend
          call={siteCalls.deletePlace}
          send={{ placeId }}
          outdates={[siteCalls.places]}
          action="delete"
          title={t('places.delete.title', { name })}
          confirmLabel={t('places.delete')}
          tone="danger"
          done={t('places.deleted', { name })}
          onDone={() => navigate(pathTo('placeList'))}
          onClose={() => setDeleting(false)}
        >
          {t('places.delete.what', { devices: place.devices, members: place.members })}
        </ConfirmSend>
      )}
    </>
  );
}

interface DetailProps extends Pick<PageHeaderProps, 'back'> {
  readonly place: Place;
  readonly onChanged: () => void;
}

function Detail({ place, back, onChanged }: DetailProps) {
  const t = useWords(placeWords, siteWords);
  const head = usePlaceHead(place.placeId);
  const mayWrite = useMay()(siteCalls.changePlace);
  const isInterrupted = useInterrupted(placeDraft(place.placeId));
  const [isWriting, setWriting] = useState(mayWrite && isInterrupted);
  return (
    <Page>
      <Head
        of="place"
        id={place.placeId}
        head={head}
        header={{
          title: place.name,
          back,
          state: (
            <>
              <span>{t(`site.placeType.${place.type}`)}</span>
              {place.alarmLevel && <AlarmLevelBadge level={place.alarmLevel} />}
            </>
          ),
          actions: <Actions place={place} onWrite={() => setWriting(true)} />,
        }}
        lng={place.lng}
        lat={place.lat}
      >
        <PlaceWhere place={place} />
      </Head>
      <PartGroups label={t('places.parts')} groups={useGroups(place)} />
      {isWriting && (
        <WholeRecord
          subject="place"
          id={place.placeId}
          record={place}
          title={t('places.change', { name: place.name })}
          onReload={onChanged}
          onClose={() => setWriting(false)}
        >
          {(whole, reload) => (
            <PlaceForm
              place={whole}
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

/** One place: what is on record of it, its devices, buildings, people and alarms. @spec SIT-02 SIT-03 SIT-05 SHL-09 */
export function PlaceDetailScreen({ params }: ScreenProps) {
  const t = useWords(placeWords, routeWords);
  const call = useCall(siteCalls.place, { placeId: pageId(params.placeId) }, { isPolling: true });
  const back = pathTo('placeList');
  return (
    <LoadedPage call={call} title={t('shell.route.placeDetail')} back={back}>
      {(place) => <Detail key={place.placeId} place={place} back={back} onChanged={() => void call.refetch()} />}
    </LoadedPage>
  );
}
