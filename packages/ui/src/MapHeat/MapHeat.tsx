import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../Button/index.ts';
import { ChartFrame, type ChartProps, Twin } from '../ChartFrame/index.ts';
import { FailureState } from '../FailureState/index.ts';
import { type BaseMap, MapBase } from '../MapBase/index.ts';
import type { Districts } from '../MapDistricts/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { HeatLayer } from './HeatLayer.tsx';
import { Middle, Readout, Stage } from './MapHeat.styles.ts';
import { Scale } from './Scale.tsx';
import { type HeatLevel, useOutlines } from './useOutlines.ts';
import { type DistrictValue, districtsOf } from './values.ts';
import { mapHeatWords } from './words.ts';

interface MapHeatOwnProps extends Omit<ChartProps, 'label'> {
  /** Default: 'By district'. */
  readonly label?: string;
  /** Wider than cities is not drawn: a heat map is of one's own towns. */
  readonly level: HeatLevel;
  /** The code of the province or city whose parts are drawn: `44`, `4403`. */
  readonly within: string;
  readonly values: readonly DistrictValue[];
  readonly unit?: string;
  readonly digits?: number;
  readonly base?: BaseMap;
  /** Of the map, in pixels. Default 420. */
  readonly height?: number;
  /** Where the outlines come from. Default: those that come with the package. */
  readonly districts?: Districts;
  /** 'Open' on what was pressed. */
  readonly onOpen?: (choice: { readonly code: string; readonly name: string }) => void;
  /** Why there are no values, in the reader's words. */
  readonly failure?: ReactNode;
  readonly onRetry?: () => void;
}

export type MapHeatProps = MapHeatOwnProps;

/**
 * How much fell on each district, as shades in five steps on a map, with their legend, a table and a CSV file.
 *
 * Use it to compare towns: alarms by district, devices by city. For hours and days use `HeatMap`; for single devices `DeviceMap`. Do give
 * null for what is not known: it looks otherwise than nothing counted. Don't use it for values below zero.
 *
 * For those who hear it, the same figures are a table; figures stand in the districts where there is room.
 * @spec ANA-05 ORG-04 N10
 * @example <MapHeat level="district" within="4403" values={alarmsByDistrict} unit="条" />
 */
export function MapHeat(props: MapHeatProps) {
  const t = useWords(mapHeatWords);
  const { label = t('MapHeat.label'), level, within, values, unit, digits, base, height = 420, ...others } = props;
  const { districts, onOpen, failure, onRetry, ...rest } = others;
  const format = useFormat();
  const [pressed, setPressed] = useState<string>();
  const { outlines, retry } = useOutlines(districts, level, within);
  const number = useCallback(
    (value: number) => format.number(value, { ...(digits !== undefined && { digits }), ...(unit && { unit }) }),
    [format, digits, unit],
  );
  const words = useCallback((value: number | null) => (value === null ? '—' : number(value)), [number]);
  const isThere = typeof outlines !== 'string';
  const rows = isThere ? districtsOf(outlines, values) : [];
  const read = rows.find(({ code }) => code === pressed);
  const table = () => ({
    columns: [t('MapHeat.district'), t('MapHeat.value')],
    rows: rows.toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1)).map(({ name, value }) => [name, value]),
    format: number,
  });
  return (
    <ChartFrame {...rest} label={label} height={height} table={table} isEmpty={false} hasPicture={false}>
      <Stage style={{ '--stage-height': `${height}px` }}>
        <MapBase
          label={label}
          {...(base && { base })}
          twin={isThere && <Twin label={label} height={height} table={table()} />}
        >
          {isThere && <HeatLayer outlines={outlines} values={values} words={words} onPress={setPressed} />}
          {failure || !isThere ? (
            <Middle>
              {failure || outlines === 'failed' ? (
                <FailureState
                  title={failure ? undefined : t('MapHeat.failed')}
                  {...(failure ? onRetry && { onRetry } : { onRetry: retry })}
                >
                  {failure}
                </FailureState>
              ) : (
                <p role="status">{t('MapHeat.loading')}</p>
              )}
            </Middle>
          ) : null}
          {read && (
            <Readout role="status">
              <span>{read.name}</span>
              <strong>{read.value === null ? t('MapHeat.none') : number(read.value)}</strong>
              {onOpen && (
                <Button
                  variant="quiet"
                  aria-label={t('MapHeat.open', { name: read.name })}
                  onClick={() => onOpen({ code: read.code, name: read.name })}
                >
                  {t('MapHeat.openShort')}
                </Button>
              )}
            </Readout>
          )}
        </MapBase>
      </Stage>
      <Scale values={values} number={number} />
    </ChartFrame>
  );
}
