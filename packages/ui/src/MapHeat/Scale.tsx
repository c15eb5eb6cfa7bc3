import { Legend } from '../ChartFrame/index.ts';
import { boundsOf } from '../HeatMap/index.ts';
import { useWords } from '../lib/index.ts';
import { Shade } from './MapHeat.styles.ts';
import { type DistrictValue, mostOf } from './values.ts';
import { mapHeatWords } from './words.ts';

export interface ScaleProps {
  readonly values: readonly DistrictValue[];
  readonly number: (value: number) => string;
}

/** What the shades mean, from none to the most. */
export function Scale({ values, number }: ScaleProps) {
  const t = useWords(mapHeatWords);
  const isWhole = values.every(({ value }) => value === null || Number.isInteger(value));
  const entries = [
    { key: 'none', label: t('MapHeat.none') },
    { key: '0', label: number(0) },
    ...boundsOf(mostOf(values), isWhole).map(({ shade, upTo }) => ({
      key: String(shade),
      label: t('MapHeat.upTo', { value: number(upTo) }),
    })),
  ];
  return (
    <Legend
      entries={entries.map(({ key, label }) => ({
        key,
        label,
        swatch: (
          <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden="true">
            <Shade data-shade={key} x={0.5} y={0.5} width={11} height={11} />
          </svg>
        ),
      }))}
    />
  );
}
