import type { EmbedKey } from '@fireline/api/public';
import type { publicLinkWords } from '@fireline/domain/public';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import type { namesWords } from '../../lib/words.ts';
import type { embedScreenWords } from './words.ts';

export type EmbedTranslate = Translate<
  keyof typeof embedScreenWords | keyof typeof publicLinkWords | keyof typeof namesWords
>;

export const piecesText = ({ pieces }: EmbedKey, t: EmbedTranslate): string =>
  pieces.map((piece) => t(`public.embed.pieces.${piece}`)).join(t('names.separator'));
export const stateText = ({ disabled }: EmbedKey, t: EmbedTranslate): string =>
  t(disabled ? 'embeds.state.disabled' : 'embeds.state.enabled');
export const partnerText = ({ partnerId, partnerName }: EmbedKey, t: EmbedTranslate): string =>
  partnerId === null ? t('embeds.wholeTenant') : partnerName;

/** The columns of embed keys. @spec PUB-07 */
export const embedColumns = (
  t: EmbedTranslate,
  format: Pick<Format, 'dateTime' | 'number'>,
): readonly Column<EmbedKey>[] => [
  { id: 'name', header: t('embeds.name'), width: 180, isHideable: false, isSortable: true, cell: ({ name }) => name },
  {
    id: 'state',
    header: t('embeds.state'),
    width: 100,
    ...stateCell<EmbedKey>(
      ({ disabled }) => (disabled ? 'disabled' : 'valid'),
      (key) => stateText(key, t),
    ),
  },
  { id: 'partner', header: t('embeds.partner'), width: 150, cell: (key) => partnerText(key, t) },
  { id: 'pieces', header: t('embeds.pieces'), width: 170, cell: (key) => piecesText(key, t) },
  { id: 'origins', header: t('embeds.origins'), width: 240, cell: ({ origins }) => origins.join(', ') },
  {
    id: 'minutes',
    header: t('embeds.minutes'),
    width: 120,
    align: 'end',
    text: ({ minutes }) => minutes,
    cell: ({ minutes }) => format.number(minutes),
  },
  {
    id: 'uses',
    header: t('embeds.uses'),
    width: 100,
    align: 'end',
    isSortable: true,
    text: ({ uses }) => uses,
    cell: ({ uses }) => format.number(uses),
  },
  {
    id: 'lastUsedAt',
    header: t('embeds.lastUsedAt'),
    isSortable: true,
    ...timeCell<EmbedKey>(({ lastUsedAt }) => lastUsedAt, format, t('embeds.never')),
  },
  {
    id: 'createdAt',
    header: t('embeds.createdAt'),
    isSortable: true,
    ...timeCell<EmbedKey>(({ createdAt }) => createdAt, format),
  },
  { id: 'createdBy', header: t('embeds.createdBy'), width: 130, cell: ({ createdBy }) => createdBy },
  { id: 'keyId', header: t('embeds.keyId'), width: 240, cell: ({ keyId }) => keyId },
];
