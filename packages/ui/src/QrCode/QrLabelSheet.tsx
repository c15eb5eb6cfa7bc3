import type { CSSProperties, ComponentPropsWithRef } from 'react';
import { useWords } from '../lib/format/useWords.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { QrCode, mmOf } from './QrCode.tsx';
import { Caption, Label, NumberLine, Sheet } from './QrCode.styles.ts';
import type { QrErrorLevel } from './modules.ts';
import { qrCodeWords } from './words.ts';

export interface QrLabel {
  readonly id: string;
  readonly text: string;
  /** The first line: a name. */
  readonly title: string;
  /** Under it: a place. */
  readonly caption?: string;
  /** The last line: a number, such as the IMEI. It is never broken: where the label is narrow, it is set smaller. */
  readonly number?: string;
}

export interface QrLabelSheetProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly labels: readonly QrLabel[];
  /** Of one label. Default 60 × 30. */
  readonly widthMm?: number;
  readonly heightMm?: number;
  /** Dashed lines between the labels. Default true; false on paper that is cut already. */
  readonly hasCutLines?: boolean;
  readonly errorLevel?: QrErrorLevel;
}

const margin = 4;

/**
 * Many labels for printing, in millimetres, as many in a row as the paper takes. No label is parted by a page's end. Print a page that
 * has only the sheet on it, at 100 %.
 * @spec INS-02
 * @example <QrLabelSheet labels={points.map(labelOf)} widthMm={60} heightMm={30} />
 */
export function QrLabelSheet(props: QrLabelSheetProps) {
  const { labels, widthMm = 60, heightMm = 30, hasCutLines = true, errorLevel = 'quartile', style, ...rest } = props;
  const t = useWords(qrCodeWords);
  const [width, height] = [mmOf(widthMm, 60), mmOf(heightMm, 30)];
  if (labels.length === 0) return <EmptyState title={t('QrCode.noLabels')} />;
  const size = { '--fl-label-width': `${width}mm`, '--fl-label-height': `${height}mm` } as CSSProperties;
  return (
    <Sheet {...rest} style={{ ...size, ...style }}>
      {labels.map(({ id, text, title, caption, number }) => (
        <Label key={id} data-cut={hasCutLines ? 'on' : 'off'}>
          <QrCode
            {...{ text, title, errorLevel }}
            quietZone={2}
            sizeMm={Math.max(10, Math.min(height, width / 2) - margin)}
          />
          <Caption>
            <strong>{title}</strong>
            {caption !== undefined && <span>{caption}</span>}
            {number !== undefined && <NumberLine style={{ '--fl-label-number': number.length }}>{number}</NumberLine>}
          </Caption>
        </Label>
      ))}
    </Sheet>
  );
}
