import { analysisCalls } from '@fireline/api/analysis';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { analysisWords, type ElectricityWindow, type HumidityWindow, humidityWindows } from '@fireline/domain/analysis';
import { BarChart } from '@fireline/ui/BarChart';
import { LineChart } from '@fireline/ui/LineChart';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { ChartOf } from '../ChartOf.tsx';
import { analysisPageWords } from '../words.ts';
import { UseChart } from './UseChart.tsx';

/** Meters of a chart: what follows stands together. */
const metersShown = 12;

interface OfPlace {
  readonly placeId: number;
}

/** Humidity of a place over 7 days or 24 hours. @spec ANA-03 */
function Humidity({ placeId }: OfPlace) {
  const t = useWords(analysisPageWords, analysisWords);
  const url = useUrlQuery();
  const window: HumidityWindow = url.get('humidity') === 'hours' ? 'hours' : 'days';
  const call = useCall(analysisCalls.humidity, { placeId, window }, { keepsPrevious: true });
  const series = useMemo(() => {
    const rows = call.data?.rows ?? [];
    return (['mean', 'max'] as const).map((key) => ({
      key,
      label: key === 'mean' ? t('analysis.humidity') : t('analysis.humidity.max'),
      points: rows.map((row) => ({ at: row.atMs, value: row[key] })),
    }));
  }, [call.data, t]);
  return (
    <ChartOf call={call} title={t('analysis.humidity')}>
      {({ rows }) =>
        rows.every(({ mean }) => mean === null) ? (
          <p>{t('analysis.humidity.none')}</p>
        ) : (
          <>
            <Select
              label={t('analysis.window')}
              value={window}
              options={(Object.keys(humidityWindows) as HumidityWindow[]).map((value) => ({
                value,
                label: t(`analysis.humidity.${value}`),
              }))}
              onChange={({ value }) => url.set({ humidity: value === 'hours' ? 'hours' : '' })}
            />
            <LineChart label={t('analysis.humidity')} series={series} unit="%" height={180} />
          </>
        )
      }
    </ChartOf>
  );
}

/** One place: what it used, its peaks, its meters, its alarms and its humidity. @spec ANA-03 ANA-04 */
export function PlaceElectricity({ placeId, window }: OfPlace & { readonly window: ElectricityWindow }) {
  const t = useWords(analysisPageWords, analysisWords, alarmWords);
  const call = useCall(analysisCalls.electricityCurve, { placeId, window });
  return (
    <Stack>
      <ChartOf call={call}>
        {(curve) => (
          <Stack>
            <UseChart label={t('analysis.used')} curve={curve} />
            <UseChart label={t('analysis.maxLeakage')} curve={curve} of="maxLeakage" />
            <UseChart label={t('analysis.maxCurrent')} curve={curve} of="maxCurrent" />
            <BarChart
              label={t('analysis.deviceCount')}
              direction="horizontal"
              top={metersShown}
              series={[{ key: 'used', label: t('analysis.used') }]}
              bars={curve.devices.map(({ deviceId, name, used }) => ({
                name,
                key: String(deviceId),
                values: { used },
              }))}
              barsLabel={t('analysis.device')}
              unit="kWh"
              digits={1}
            />
            {curve.alarms.length === 0 ? (
              <p>{t('analysis.electricAlarms.none')}</p>
            ) : (
              <BarChart
                label={t('analysis.electricAlarms')}
                direction="horizontal"
                series={[{ key: 'count', label: t('analysis.electricAlarms') }]}
                bars={curve.alarms.map(({ kind, count }) => ({
                  name: t(`alarm.kind.${kind}`),
                  key: kind,
                  values: { count },
                }))}
              />
            )}
          </Stack>
        )}
      </ChartOf>
      <Humidity placeId={placeId} />
    </Stack>
  );
}
