import { csvText } from '@fireline/domain/lib';
import { ChartLine, Download, ImageDown, Table2 } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { Banner } from '../Banner/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { useWords } from '../lib/index.ts';
import { saveFile } from '../lib/saveFile.ts';
import { Caption, Empty, Root, TableBox } from './ChartFrame.styles.ts';
import { pictureOf } from './picture.ts';
import { chartFrameWords } from './words.ts';

/** The same data in rows. */
export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** Writes a figure as the reader does; files keep it plain. */
  readonly format?: (value: number) => string;
}

export interface ChartFrameProps extends Omit<ComponentPropsWithRef<'figure'>, 'title'> {
  readonly label: string;
  /** Height of picture or table in pixels. */
  readonly height: number;
  readonly table: ChartTable;
  /** Exported files are named so, without ending. Default: the label. */
  readonly fileName?: string;
  readonly isEmpty: boolean;
  /** The picture: one `svg` in it is what is saved. */
  readonly children: ReactNode;
}

/** What every chart has around it: its name, its table twin, and ways to take it along. */
export function ChartFrame({ label, height, table, fileName = label, isEmpty, children, ...rest }: ChartFrameProps) {
  const t = useWords(chartFrameWords);
  const [isTable, setTable] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const savePicture = (): void => {
    const svg = stage.current?.querySelector<SVGSVGElement>('svg[data-chart]');
    if (!svg) return;
    const surface = getComputedStyle(svg).getPropertyValue('--fl-surface-raised');
    pictureOf(svg, surface).then(
      (blob) => {
        setFailed(false);
        saveFile(`${fileName}.png`, blob);
      },
      () => setFailed(true),
    );
  };
  const saveCsv = (): void =>
    saveFile(
      `${fileName}.csv`,
      new Blob([csvText([table.columns, ...table.rows])], { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <Root {...rest} aria-label={label}>
      <Caption>
        <strong>{label}</strong>
        {!isEmpty && (
          <div>
            <Tool
              label={t(isTable ? 'ChartFrame.showPicture' : 'ChartFrame.showTable')}
              icon={isTable ? <ChartLine aria-hidden /> : <Table2 aria-hidden />}
              onPress={() => setTable(!isTable)}
            />
            <Tool label={t('ChartFrame.csv')} icon={<Download aria-hidden />} onPress={saveCsv} />
            {!isTable && (
              <Tool label={t('ChartFrame.picture')} icon={<ImageDown aria-hidden />} onPress={savePicture} />
            )}
          </div>
        )}
      </Caption>
      {hasFailed && (
        <Banner tone="danger" live="polite" onDismiss={() => setFailed(false)}>
          {t('ChartFrame.pictureFailed')}
        </Banner>
      )}
      {isEmpty ? (
        <Empty style={{ height }}>{t('ChartFrame.empty')}</Empty>
      ) : isTable ? (
        <Twin label={label} height={height} table={table} />
      ) : (
        <div ref={stage}>{children}</div>
      )}
    </Root>
  );
}

function Tool({
  label,
  icon,
  onPress,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}) {
  return (
    <Tooltip text={label}>
      <IconButton label={label} icon={icon} onClick={onPress} />
    </Tooltip>
  );
}

function Twin({
  label,
  height,
  table,
}: {
  readonly label: string;
  readonly height: number;
  readonly table: ChartTable;
}) {
  const { columns, rows, format = String } = table;
  return (
    <TableBox style={{ maxHeight: height }} tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-figure={typeof rows[0]?.[index] === 'number' ? '' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-figure={typeof cell === 'number' ? '' : undefined}>
                  {typeof cell === 'number' ? format(cell) : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
