import '../lib/map/mapWorker.ts';
import { useCall } from '@fireline/api/react';
import { type HeatChoice, siteCalls } from '@fireline/api/site';
import { alarmLevelNumbers } from '@fireline/domain/alarm';
import { addDays, dayAt } from '@fireline/domain/lib';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { areaZoom, wgs84 } from '@fireline/domain/site';
import { Breadcrumbs } from '@fireline/ui/Breadcrumbs';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { MapHeat } from '@fireline/ui/MapHeat';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useNow, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { CallFailed } from '../lib/page/CallFailed.tsx';
import { PageHeader } from '../lib/page/PageHeader.tsx';
import { daysOf, instantsOf } from '../lib/days.ts';
import { useFailureText } from '../lib/page/failure.ts';
import { viewText } from '../lib/map/mapView.ts';
import { useBaseMap } from '../lib/map/useBaseMap.ts';
import { type UrlQuery, useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { HeatFilterBar } from './HeatFilterBar.tsx';
import { HeatParts } from './HeatParts.tsx';
import { HeatPage, HeatPanes, Ways } from './MapCentre.styles.ts';
import { type HeatRow, drawnOf, measures, partsOf, valueOf, wayTo } from './heat.ts';
import { mapCentreWords } from './words.ts';

/** A month with today. */
const usualDays = 30;

/** What the address asks for; the widest organisation and the last month where it says nothing. */
function useAsked(url: UrlQuery, choices: readonly HeatChoice[]) {
  const today = dayAt(useNow(60_000));
  const chosen = choices.find(({ orgId }) => orgId === url.get('org')) ?? choices[0];
  const levels = alarmLevelNumbers.filter((level) => url.list('level').includes(String(level)));
  return {
    chosen,
    levels,
    days: daysOf(url, { from: addDays(today, 1 - usualDays), to: today }),
    measure: measures.find((one) => one === url.get('show')) ?? measures[0],
  };
}

/** Where one goes on from an organisation: up the way it hangs, to the map of what stands there, to the plans. */
function WaysOn({
  url,
  way,
  whole,
}: {
  readonly url: UrlQuery;
  readonly way: readonly HeatChoice[];
  readonly whole: HeatRow | undefined;
}) {
  const t = useWords(mapCentreWords);
  const hrefTo = (orgId: string): string => {
    const next = new URLSearchParams(url.text);
    next.set('org', orgId);
    return `${pathTo('mapCentre')}?${next}`;
  };
  const zoom = whole?.orgLevel === 'city' ? areaZoom - 3 : areaZoom - 1;
  return (
    <Ways>
      <Breadcrumbs
        items={way.map(({ orgId, orgName }, at) => ({
          label: orgName,
          ...(at < way.length - 1 ? { href: hrefTo(orgId) } : {}),
        }))}
      />
      <div>
        {whole && whole.lng !== null && whole.lat !== null && (
          <Link href={`${pathTo('monitorPage')}?at=${viewText({ centre: wgs84(whole.lng, whole.lat), zoom })}`}>
            {t('site.heat.onMap')}
          </Link>
        )}
        <Link href={pathTo('planMonitor')}>{t('site.heat.plans')}</Link>
      </div>
    </Ways>
  );
}

function Centre({ choices }: { readonly choices: readonly HeatChoice[] }) {
  const t = useWords(mapCentreWords);
  const url = useUrlQuery();
  const failureText = useFailureText();
  const { base } = useBaseMap();
  const { chosen, measure, days, levels } = useAsked(url, choices);
  const orgId = chosen?.orgId ?? '';
  const call = useCall(
    siteCalls.heat,
    { orgId, ...instantsOf(days) },
    { isEnabled: chosen !== undefined, isPolling: true },
  );
  const rows = call.data?.rows;
  const key = levels.join(',');
  const { drawn, parts } = useMemo(() => {
    const value = (row: HeatRow): number => valueOf(row, measure, levels);
    return { drawn: drawnOf(rows ?? [], orgId, value), parts: partsOf(rows ?? [], orgId, value) };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the levels by what they are, not by the list they stand in
  }, [rows, orgId, measure, key]);
  if (!chosen) return <EmptyState title={t('site.heat.none')}>{t('site.heat.noneHint')}</EmptyState>;
  const open = (next: string): void => {
    if (choices.some((choice) => choice.orgId === next)) url.set({ org: next });
  };
  const failure = call.error ? failureText('query', call.error) : undefined;
  const isNarrow = chosen.orgLevel !== 'city' && chosen.orgLevel !== 'district';
  return (
    <>
      <HeatFilterBar {...{ url, choices, orgId, measure, days, levels }} />
      <WaysOn url={url} way={wayTo(choices, orgId)} whole={rows?.find((row) => row.orgId === orgId)} />
      <HeatPanes>
        {isNarrow ? (
          <EmptyState title={chosen.orgName}>{t('site.heat.notDrawn')}</EmptyState>
        ) : (
          <MapHeat
            key={orgId}
            label={t('site.heat.title', { org: chosen.orgName, measure: t(`site.heat.measure.${measure}`) })}
            level="district"
            within={orgId}
            values={drawn?.values ?? []}
            unit={t(`site.heat.unit.${measure}`)}
            base={base}
            height={440}
            failure={rows ? undefined : failure}
            onRetry={() => void call.refetch()}
            {...(chosen.orgLevel === 'city' && { onOpen: ({ code }) => open(code) })}
          />
        )}
        <HeatParts
          label={t('site.heat.parts', { org: chosen.orgName })}
          parts={parts}
          isLoading={call.isPending}
          onOpen={(choice) => open(choice.orgId)}
        />
      </HeatPanes>
    </>
  );
}

/** Organisations compared on a map, of a city or what is narrower: alarms of a time, devices, places. @spec SIT-11 ORG-04 ANA-05 PLN-06 */
export function MapCentreScreen() {
  const t = useWords(routeWords);
  const choices = useCall(siteCalls.heatChoices, {});
  return (
    <HeatPage aria-busy={choices.isPending || undefined}>
      <PageHeader title={t('shell.route.mapCentre')} />
      {choices.data && <Centre choices={choices.data} />}
      {!choices.data && choices.error && (
        <CallFailed error={choices.error} action="query" onRetry={() => void choices.refetch()} />
      )}
      {!choices.data && !choices.error && <Skeleton shape="block" lines={10} />}
    </HeatPage>
  );
}
