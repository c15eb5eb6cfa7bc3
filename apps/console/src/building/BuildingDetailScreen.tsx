import { type Building, type BuildingDetail, buildingCalls } from '@fireline/api/building';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { pointZoom, siteWords, wgs84 } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DataTable } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { pageId } from '../lib/page/pageId.ts';
import { LoadedPage } from '../lib/page/Loaded.tsx';
import { PageHeader, type PageHeaderProps } from '../lib/page/PageHeader.tsx';
import { Page, TwoColumns } from '../lib/page/Page.styles.ts';
import { floorText } from '../lib/floor.ts';
import { viewText } from '../lib/map/mapView.ts';
import type { ScreenProps } from '../lib/page/screen.ts';
import { useInterrupted } from '../lib/form/useDraft.ts';
import { useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { useMay } from '../lib/session/useMay.ts';
import { WholeRecord } from '../lib/personal/WholeRecord.tsx';
import { Note } from './Building.styles.ts';
import { BuildingFacts } from './BuildingFacts.tsx';
import { BuildingForm, buildingDraft } from './BuildingForm.tsx';
import { FloorDevices } from './FloorDevices.tsx';
import { levelOf } from './buildingColumns.tsx';
import { buildingFormWords, buildingScreenWords } from './words.ts';
import { ownFloorColumns } from './floorColumns.tsx';

/** The floors from the top down with their plans; choosing one shows its devices. @spec BLD-04 */
function Floors({ detail: { building, floors } }: { readonly detail: BuildingDetail }) {
  const t = useWords(buildingScreenWords, alarmWords, siteWords);
  const format = useFormat();
  const url = useUrlQuery();
  const columns = useMemo(() => ownFloorColumns(t, format), [t, format]);
  const chosen = floors.find(({ floor }) => String(floor) === url.get('floor'));
  const title = chosen && t('building.floor.devicesOf', { floor: floorText(chosen.floor, t) });
  return (
    <div>
      <Card title={t('building.detail.floors')} headingLevel={2} isFlush>
        <DataTable
          label={t('building.detail.floors')}
          rows={floors}
          getRowId={({ floor }) => floor}
          rowLevel={levelOf}
          columns={columns}
          onRowOpen={({ row }) => url.set({ floor: String(row.floor) })}
        />
      </Card>
      {chosen && title !== undefined ? (
        <Card title={title} headingLevel={2} isFlush>
          <FloorDevices key={chosen.floor} buildingId={building.buildingId} floor={chosen.floor} label={title} />
        </Card>
      ) : (
        <Note>{t('building.floor.choose')}</Note>
      )}
    </div>
  );
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
  const isInterrupted = useInterrupted(buildingDraft(building.buildingId));
  const [isWriting, setWriting] = useState(mayManage && isInterrupted);
  const { lng, lat, placeId } = building;
  const level = levelOf(building);
  return (
    <Page>
      <PageHeader
        title={`${building.placeName} ${building.name}`}
        back={back}
        state={level && <AlarmLevelBadge level={level} />}
        actions={
          <>
            <Link href={`${pathTo('deviceList')}?place=${placeId}`}>{t('building.detail.placeDevices')}</Link>
            {lng !== null && lat !== null && (
              <Link href={`${pathTo('monitorPage')}?at=${viewText({ centre: wgs84(lng, lat), zoom: pointZoom + 2 })}`}>
                {t('building.detail.onMap')}
              </Link>
            )}
            {mayManage && <Button onClick={() => setWriting(true)}>{t('building.form.modify')}</Button>}
          </>
        }
      />
      <TwoColumns>
        <Floors detail={detail} />
        <BuildingFacts building={building} />
      </TwoColumns>
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
