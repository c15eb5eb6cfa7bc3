import { analysisCalls, type UsedVenue } from '@fireline/api/analysis';
import { useCall } from '@fireline/api/react';
import { usageDevicesMax } from '@fireline/domain/analysis';
import { pageSizeMax, routeWords } from '@fireline/domain/shell';
import { BarChart } from '@fireline/ui/BarChart';
import { EmptyState } from '@fireline/ui/EmptyState';
import { HeatMap } from '@fireline/ui/HeatMap';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { Page, Stack } from '../../lib/page/Page.styles.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useDayText } from '../../lib/useDayText.ts';
import { Chooser, Fields } from '../Analysis.styles.ts';
import { ChartOf } from '../ChartOf.tsx';
import { useDays } from '../useDays.tsx';
import { analysisPageWords } from '../words.ts';
import { useWorkingHours } from './useWorkingHours.tsx';

const percent = 100;
const shownFirst = 3;

/** Many devices are called alike: the place goes before. */
const venueName = ({ placeName, name }: Pick<UsedVenue, 'placeName' | 'name'>): string =>
  [placeName, name].filter((part) => part !== '').join(' · ');

function Rates({ devices }: { readonly devices: readonly UsedVenue[] }) {
  const t = useWords(analysisPageWords);
  const dayText = useDayText();
  const heat = useMemo(
    () => ({
      rows: devices.map(venueName),
      columns: (devices[0]?.days ?? []).map(({ day }) => dayText(day)),
      values: devices.map(({ days }) => days.map(({ rate }) => Math.round(rate * percent))),
    }),
    [devices, dayText],
  );
  return (
    <Stack>
      <BarChart
        label={t('analysis.rateByDevice')}
        direction="horizontal"
        series={[{ key: 'rate', label: t('analysis.rate') }]}
        bars={devices.map(({ deviceId, rate, ...venue }) => ({
          name: venueName(venue),
          key: String(deviceId),
          values: { rate: rate * percent },
        }))}
        barsLabel={t('analysis.device')}
        unit="%"
        digits={1}
      />
      <HeatMap label={t('analysis.rateByDay')} data={heat} unit="%" rowsLabel={t('analysis.device')} />
    </Stack>
  );
}

/** Usage rates of up to 20 devices beside each other, over all and by day. @spec ANA-02 ANA-04 */
export function InfraredUsageScreen() {
  const t = useWords(analysisPageWords, routeWords);
  const url = useUrlQuery();
  const { days, field } = useDays(url, 'last7Days');
  const { hours, fields } = useWorkingHours(url);
  const named = url
    .list('devices')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  const known = useCall(analysisCalls.infraredRanking, { ...days, pageSize: pageSizeMax });
  // the page opens with those that are used most
  const chosen =
    named.length > 0 ? named : (known.data?.rows ?? []).slice(0, shownFirst).map(({ deviceId }) => deviceId);
  const call = useCall(
    analysisCalls.infraredUsage,
    { deviceIds: chosen, ...days, ...hours },
    { isEnabled: chosen.length > 0 },
  );
  return (
    <Page>
      <PageHeader title={t('shell.route.infraredUsage')} />
      <Stack>
        <Chooser>
          <MultiSelect
            label={t('analysis.choose', { max: usageDevicesMax })}
            isClearable
            value={chosen.map(String)}
            options={(known.data?.rows ?? []).map((venue) => ({
              value: String(venue.deviceId),
              label: venueName(venue),
            }))}
            onChange={({ value }) => url.set({ devices: value })}
          />
        </Chooser>
        <Fields>
          {field}
          {fields}
        </Fields>
      </Stack>
      {chosen.length === 0 ? (
        <Loaded call={known} action="query">
          {() => <EmptyState title={t('analysis.occupancy.none')} />}
        </Loaded>
      ) : (
        <ChartOf call={call}>{({ devices }) => <Rates devices={devices} />}</ChartOf>
      )}
    </Page>
  );
}
