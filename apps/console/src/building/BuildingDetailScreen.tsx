import { alarmCalls } from '@fireline/api/alarm';
import { type Building, type BuildingDetail, buildingCalls } from '@fireline/api/building';
import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { wgs84 } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Head } from '../lib/head/Head.tsx';
import { MapLink } from '../lib/head/HeadPicture.tsx';
import { useBuildingHead } from '../lib/head/useHead.ts';
import { pageId } from '../lib/page/pageId.ts';
import { LoadedPage } from '../lib/page/Loaded.tsx';
import { onePart, type PartGroup, PartGroups } from '../lib/page/PartGroups.tsx';
import type { PageHeaderProps } from '../lib/page/PageHeader.tsx';
import { Page } from '../lib/page/Page.styles.ts';
import { AlarmsOf } from '../lib/parts/AlarmsOf.tsx';
import { DevicesOf } from '../lib/parts/DevicesOf.tsx';
import type { ScreenProps } from '../lib/page/screen.ts';
import { useInterrupted } from '../lib/form/useDraft.ts';
import { useMay } from '../lib/session/useMay.ts';
import { WholeRecord } from '../lib/personal/WholeRecord.tsx';
import { BuildingFacts } from './BuildingFacts.tsx';
import { BuildingForm, buildingDraft } from './BuildingForm.tsx';
import { BuildingWhere } from './BuildingWhere.tsx';
import { Floors } from './Floors.tsx';
import { levelOf } from './buildingColumns.tsx';
import { buildingFormWords, buildingScreenWords } from './words.ts';

function useGroups({ detail, onChanged }: Pick<DetailProps, 'detail' | 'onChanged'>): readonly PartGroup[] {
  const t = useWords(buildingScreenWords);
  const { number } = useFormat();
  const may = useMay();
  const { building } = detail;
  const { buildingId } = building;
  return [
    onePart({
      value: 'floors',
      label: t('building.list.floors'),
      count: number(detail.floors.length),
      isShown: true,
      content: <Floors detail={detail} onChanged={onChanged} />,
    }),
    onePart({
      value: 'devices',
      label: t('building.detail.devices'),
      count: number(building.devices),
      isShown: may(deviceCalls.list),
      content: <DevicesOf of={{ buildingId: [buildingId] }} />,
    }),
    onePart({
      value: 'alarms',
      label: t('building.detail.alarms'),
      isShown: may(alarmCalls.list),
      content: <AlarmsOf of={{ buildingId }} />,
    }),
    onePart({
      value: 'facts',
      label: t('building.detail.facts'),
      isShown: true,
      content: <BuildingFacts building={building} />,
    }),
  ];
}

interface DetailProps extends Pick<PageHeaderProps, 'back'> {
  readonly detail: BuildingDetail;
  readonly onChanged: () => void;
}

const withPhone = (building: Building, { phone }: Readonly<Record<string, readonly string[]>>): Building =>
  building.record ? { ...building, record: { ...building.record, phone: phone?.[0] } } : building;

function Detail({ detail, back, onChanged }: DetailProps) {
  const t = useWords(buildingScreenWords, buildingFormWords);
  const mayManage = useMay()(buildingCalls.change);
  const { building } = detail;
  const head = useBuildingHead(building.buildingId);
  const isInterrupted = useInterrupted(buildingDraft(building.buildingId));
  const [isWriting, setWriting] = useState(mayManage && isInterrupted);
  const { lng, lat } = building;
  const level = levelOf(building);
  const imageId = building.record?.images[0];
  return (
    <Page>
      <Head
        of="building"
        id={building.buildingId}
        head={head}
        header={{
          title: `${building.placeName} ${building.name}`,
          back,
          state: level && <AlarmLevelBadge level={level} />,
          actions: (
            <>
              <MapLink lng={lng} lat={lat} />
              {mayManage && (
                <Button variant="primary" onClick={() => setWriting(true)}>
                  {t('building.form.modify')}
                </Button>
              )}
            </>
          ),
        }}
        photo={
          imageId === undefined ? undefined : { call: buildingCalls.image, imageId, label: t('building.form.images') }
        }
        lng={lng}
        lat={lat}
        hasOwnFloors
      >
        <BuildingWhere building={building} />
      </Head>
      <PartGroups label={t('building.detail.parts')} groups={useGroups({ detail, onChanged })} />
      {isWriting && (
        <WholeRecord
          subject="building"
          id={building.buildingId}
          record={building}
          merge={withPhone}
          onReload={onChanged}
          title={t('building.form.change', { name: building.name })}
          onClose={() => setWriting(false)}
        >
          {(whole, reload) => (
            <BuildingForm
              building={whole}
              onReload={reload}
              near={lng !== null && lat !== null ? wgs84(lng, lat) : undefined}
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

/** One building: what is on record of it, its floors with their plans, and the devices of a floor. @spec BLD-01 BLD-04 SHL-09 */
export function BuildingDetailScreen({ params }: ScreenProps) {
  const t = useWords(buildingScreenWords, routeWords);
  const call = useCall(buildingCalls.detail, { buildingId: pageId(params.buildingId) }, { isPolling: true });
  const back = { href: pathTo('buildingList'), label: t('building.detail.back') };
  return (
    <LoadedPage call={call} title={t('shell.route.buildingDetail')} back={back}>
      {(detail) => (
        <Detail key={detail.building.buildingId} detail={detail} back={back} onChanged={() => void call.refetch()} />
      )}
    </LoadedPage>
  );
}
