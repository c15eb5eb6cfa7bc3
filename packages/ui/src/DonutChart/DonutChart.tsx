import { alarmWords } from '@fireline/domain/alarm';
import { useId, useMemo } from 'react';
import { ChartFrame, type ChartProps, type HiddenProps, Legend, Swatch, useHidden } from '../ChartFrame/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { Box } from './DonutChart.styles.ts';
import { Ring } from './Ring.tsx';
import { type DonutPart, partsOf, percentsOf, sizeOf } from './parts.ts';
import { donutChartWords } from './words.ts';

export interface DonutChartProps extends ChartProps, HiddenProps {
  readonly parts: readonly DonutPart[];
  /** More parts than this cannot be told apart: the smallest become one. Default 6. */
  readonly partsMax?: number;
  readonly unit?: string;
  readonly digits?: number;
  /** Heads the parts in the table: 'State'. */
  readonly partsLabel?: string;
  /** Width and height of the ring in pixels. Default 164. */
  readonly size?: number;
}

const defaultSize = 164;

/**
 * What one whole is made of, in few parts, the total in the middle. The worst level stands first, at the top; a part below one percent is
 * still seen. Names, figures and shares stand beside it, so that nothing has to be pointed at.
 *
 * Use it for two to six parts of one whole, such as devices by state. To compare sizes use `BarChart`. Don't use it for what changes with
 * time, nor for shares that do not add up to something.
 *
 * For those who hear it, it is a slider over the parts. Parts differ by pattern as well as by colour.
 * @spec ANA-05 ANA-04 N09
 * @example <DonutChart label="设备状态" parts={[{ key: 'alarm', label: '报警', value: 3, level: 1 }, { key: 'normal', label: '正常', value: 97 }]} />
 */
export function DonutChart(props: DonutChartProps) {
  const { label, parts: given, partsMax = 6, ...others } = props;
  const { isHidden, toggle, rest: more } = useHidden(others);
  const { unit, digits, partsLabel, size = defaultSize, ...rest } = more;
  const t = useWords(donutChartWords, alarmWords);
  const format = useFormat();
  const patterns = useId();
  const ratio = (value: number): string => format.ratio(value, 0);
  const number = (value: number): string => format.number(value, digits === undefined ? {} : { digits });
  const value = (figure: number): string => (unit === undefined ? number(figure) : `${number(figure)} ${unit}`);
  const parts = useMemo(
    () => partsOf(given, partsMax, (count) => t('DonutChart.others', { count: format.number(count) })),
    [given, partsMax, t, format],
  );
  const shown = parts.filter(({ key }) => !isHidden(key));
  const percents = percentsOf(shown, ratio);
  const table = () => {
    const shares = percentsOf(given, ratio);
    return {
      columns: [partsLabel ?? t('DonutChart.part'), t('DonutChart.value'), t('DonutChart.share')],
      rows: given.map((part, index) => [part.label, part.value, shares[index] ?? '']),
      format: number,
    };
  };
  const ring = Number.isFinite(size) ? Math.max(64, size) : defaultSize;
  return (
    <ChartFrame {...rest} label={label} height={ring} table={table} isEmpty={given.length === 0}>
      <Box style={{ '--ring': `${ring}px` }}>
        <Ring {...{ label, parts, shown, percents, size: ring, value, number, patterns }} />
        <Legend
          isStacked
          onToggle={toggle}
          entries={parts.map((part, index) => ({
            key: part.key,
            label: part.level === undefined ? part.label : `${t('alarm.levelNumber', { 0: part.level })} ${part.label}`,
            isHidden: isHidden(part.key),
            notes: [value(sizeOf(part)), percents[shown.indexOf(part)] ?? ''],
            href: part.href,
            swatch: <Swatch look={part} index={index} patterns={patterns} />,
          }))}
        />
      </Box>
    </ChartFrame>
  );
}
