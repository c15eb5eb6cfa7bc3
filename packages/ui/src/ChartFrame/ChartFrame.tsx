import { csvText } from '@fireline/domain/lib';
import { ChartLine, Download, FileSpreadsheet, ImageDown, Shapes, Table2 } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { Banner } from '../Banner/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu } from '../Menu/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { useWords } from '../lib/index.ts';
import { saveFile } from '../lib/table/saveFile.ts';
import { needs } from '../lib/needs.ts';
import { Caption, Empty, Root } from './ChartFrame.styles.ts';
import { Twin } from './Twin.tsx';
import { chartFrameWords } from './words.ts';

/** null and what is no number are nothing known. */
export type ChartCell = string | number | null;

/** The same data in rows. */
export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ChartCell[])[];
  /** Writes a figure as the reader does; files keep it plain. */
  readonly format?: (value: number) => string;
}

/** What a chart leaves to its frame. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  readonly label: string;
  /** Exported files are named so, without ending. Default: the label. */
  readonly fileName?: string;
}

export interface ChartFrameProps extends ChartProps {
  /** Height in pixels of the table, and of what stands where there are no data; the picture brings its own. */
  readonly height: number;
  /** A function where putting it together costs time: it is called when somebody wants it. */
  readonly table: ChartTable | (() => ChartTable);
  readonly isEmpty: boolean;
  /** False: the picture is no `svg`, and cannot be saved as one. Default true. */
  readonly hasPicture?: boolean;
  /** Further tools for the picture, such as zooming; they go away with it. */
  readonly tools?: ReactNode;
  /** The picture: one `svg[data-chart]` in it is what is saved, with what is marked `data-legend-entry`. */
  readonly children: ReactNode;
}

/** No file may be called so on one system or the other. */
const unnameable = /[\\/:*?"<>|\p{Cc}]/gu;

/**
 * What every chart has around it: its name, its table twin, and ways to take it along as CSV (no cell of which a spreadsheet runs as a
 * formula) or as a picture with title, legend and the colours of the theme. Use it for a chart of your own; `LineChart`, `BarChart`,
 * `DonutChart` and `HeatMap` stand in it already. Not for a picture without figures.
 * @spec ANA-04 LIB-01
 * @example
 * <ChartFrame label="今日报警" height={120} isEmpty={false} table={{ columns: ['时', '次'], rows: [['8', 3], ['9', 5]] }}>
 *   <svg data-chart="" viewBox="0 0 60 40">
 *     <rect x="10" y="16" width="16" height="24" />
 *     <rect x="34" y="0" width="16" height="40" />
 *   </svg>
 * </ChartFrame>
 */
export function ChartFrame(props: ChartFrameProps) {
  const { label, height, table, fileName = label, isEmpty, hasPicture = true, tools, children, ...rest } = props;
  const t = useWords(chartFrameWords);
  const [isTable, setTable] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const tableNow = (): ChartTable => (typeof table === 'function' ? table() : table);
  return (
    <Root {...rest} aria-label={label}>
      <Caption>
        <strong>{label}</strong>
        {!isEmpty && (
          <div>
            {!isTable && tools}
            <ChartTool
              label={t(isTable ? 'ChartFrame.showPicture' : 'ChartFrame.showTable')}
              icon={isTable ? <ChartLine aria-hidden /> : <Table2 aria-hidden />}
              onPress={() => setTable(!isTable)}
            />
            <Exports {...{ label, fileName, tableNow, stage, isTable, hasPicture }} />
          </div>
        )}
      </Caption>
      {isEmpty ? (
        <Empty style={{ minHeight: height }}>{t('ChartFrame.empty')}</Empty>
      ) : isTable ? (
        <Twin label={label} height={height} table={tableNow()} />
      ) : (
        <div ref={stage} data-part="picture">
          {children}
        </div>
      )}
    </Root>
  );
}

interface ExportsProps {
  readonly label: string;
  readonly fileName: string;
  readonly tableNow: () => ChartTable;
  readonly stage: { readonly current: HTMLDivElement | null };
  readonly isTable: boolean;
  readonly hasPicture: boolean;
}

function Exports({ label, fileName, tableNow, stage, isTable, hasPicture }: ExportsProps) {
  const t = useWords(chartFrameWords);
  const [hasFailed, setFailed] = useState(false);
  const name = fileName.replaceAll(unnameable, ' ').slice(0, 80);
  const savePicture = async (kind: 'svg' | 'png'): Promise<void> => {
    const svg = stage.current?.querySelector<SVGSVGElement>('svg[data-chart]');
    if (!stage.current || !svg) return;
    try {
      const { pngFile, svgFile, wholePicture } = await import('./picture.ts');
      const whole = wholePicture(stage.current, svg, label);
      saveFile(`${name}.${kind}`, kind === 'svg' ? svgFile(whole) : await pngFile(whole));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const saveCsv = (): void => {
    const { columns, rows } = tableNow();
    saveFile(`${name}.csv`, new Blob([csvText([columns, ...rows])], { type: 'text/csv;charset=utf-8' }));
  };
  const items = [
    { id: 'csv', label: t('ChartFrame.csv'), icon: <FileSpreadsheet aria-hidden />, onSelect: saveCsv },
    {
      id: 'png',
      label: t('ChartFrame.png'),
      icon: <ImageDown aria-hidden />,
      disabled: isTable,
      onSelect: () => void savePicture('png'),
    },
    {
      id: 'svg',
      label: t('ChartFrame.svg'),
      icon: <Shapes aria-hidden />,
      disabled: isTable,
      onSelect: () => void savePicture('svg'),
    },
  ];
  return (
    <>
      <Menu
        items={hasPicture ? items : items.slice(0, 1)}
        placement="bottom-end"
        renderTrigger={(trigger) => <IconButton {...trigger} label={t('ChartFrame.save')} icon={<Download />} />}
      />
      {hasFailed && (
        <Banner tone="danger" live="polite" onDismiss={() => setFailed(false)}>
          {t('ChartFrame.pictureFailed')}
        </Banner>
      )}
    </>
  );
}

export interface ChartToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** One small button in a chart's frame. It keeps the focus where it has nothing to do at the moment. */
export function ChartTool({ label, icon, disabled = false, onPress }: ChartToolProps) {
  needs('ChartTool', { onPress });
  return (
    <Tooltip text={label}>
      <IconButton
        label={label}
        icon={icon}
        aria-disabled={disabled || undefined}
        onClick={() => {
          if (!disabled) onPress();
        }}
      />
    </Tooltip>
  );
}
