import type { Media } from '@fireline/api/device';
import type { alarmWords } from '@fireline/domain/alarm';
import { type deviceCameraWords } from '@fireline/domain/device';
import { sizeText } from '@fireline/domain/lib';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { timeCell } from '../../lib/list/timeCell.tsx';
import type { mediaWords } from './words.ts';

export type MediaKeys = keyof typeof mediaWords | keyof typeof deviceCameraWords | keyof typeof alarmWords;

/** Why it was not made, or carries no watermark. @spec DEV-20 */
export const whyText = ({ problems }: Pick<Media, 'problems'>, t: Translate<MediaKeys>): string =>
  problems.map(({ code, args }) => t(code as MediaKeys, args)).join(' ');

/** @spec DEV-19 DEV-20 */
export const mediaColumns = (t: Translate<MediaKeys>, format: Format): readonly Column<Media>[] => [
  {
    id: 'time',
    header: t('media.time'),
    isHideable: false,
    ...timeCell(({ startedAt, askedAt }) => startedAt ?? askedAt, format),
  },
  { id: 'kind', header: t('media.kind'), width: 90, cell: ({ kind }) => t(`device.media.kind.${kind}`) },
  { id: 'state', header: t('media.state'), width: 110, cell: ({ state }) => t(`device.media.state.${state}`) },
  {
    id: 'for',
    header: t('media.for'),
    width: 150,
    cell: ({ alarmKind, by }) => (alarmKind === null ? by : t(`alarm.kind.${alarmKind}`)),
  },
  { id: 'camera', header: t('media.camera'), width: 160, cell: ({ cameraName }) => cameraName },
  {
    id: 'watermark',
    header: t('media.watermark'),
    width: 116,
    cell: ({ hasWatermark }) => (hasWatermark ? t('media.yes') : ''),
  },
  {
    id: 'size',
    header: t('media.size'),
    width: 90,
    align: 'end',
    cell: ({ bytes }) => (bytes === null ? '' : sizeText(bytes)),
  },
  { id: 'why', header: t('media.why'), width: 260, cell: (media) => whyText(media, t) },
];
