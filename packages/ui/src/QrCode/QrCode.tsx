import { CircleAlert } from 'lucide-react';
import { type CSSProperties, type ComponentPropsWithRef, useMemo } from 'react';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Frame, Picture, Refused } from './QrCode.styles.ts';
import { type QrErrorLevel, drawQr, quietModules } from './modules.ts';
import { qrCodeWords } from './words.ts';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** What a scanner reads. */
  readonly text: string;
  /** What it is the code of, for those who do not see it. */
  readonly title: string;
  /** Default `medium`; `high` for what is worn or partly covered. */
  readonly errorLevel?: QrErrorLevel;
  /** Empty modules around it. Default 4, the standard's own; less only where the surface around is white. */
  readonly quietZone?: number;
  /** Side in millimetres, the quiet zone included. Default 32: read from an arm's length. */
  readonly sizeMm?: number;
}

export const mmOf = (value: number, otherwise: number): number => (value > 0 && value < 1000 ? value : otherwise);

/**
 * A text as a QR code, drawn as one sharp path. It is dark on light in every theme; a text that does not fit is refused with the limit.
 * @spec INS-02 N24
 * @example <QrCode title="巡检点位 3 层消火栓" text={pointQrText(qr, signature)} errorLevel="quartile" />
 */
export function QrCode(props: QrCodeProps) {
  const { text, title, errorLevel = 'medium', quietZone = quietModules, sizeMm = 32, style, ...rest } = props;
  const t = useWords(qrCodeWords);
  const { number } = useFormat();
  const drawing = useMemo(() => drawQr(text, errorLevel, quietZone), [text, errorLevel, quietZone]);
  const size = { '--fl-qr-size': `${mmOf(sizeMm, 32)}mm` } as CSSProperties;
  if (drawing.kind === 'code')
    return (
      <Frame {...rest} style={{ ...size, ...style }}>
        <Picture role="img" aria-label={title} viewBox={`0 0 ${drawing.size} ${drawing.size}`}>
          <path d={drawing.path} />
        </Picture>
      </Frame>
    );
  const why =
    drawing.kind === 'empty'
      ? t('QrCode.empty')
      : t('QrCode.tooLong', { bytes: number(drawing.bytes), max: number(drawing.max) });
  return (
    <Refused {...rest} style={{ ...size, ...style }}>
      <CircleAlert aria-hidden />
      <span>
        {title}
        <br />
        {why}
      </span>
    </Refused>
  );
}
