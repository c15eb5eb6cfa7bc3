import type { Feedback } from '@fireline/api/service';
import type { serviceHelpWords } from '@fireline/domain/service';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { personalCell } from '../../lib/personal/personalCell.tsx';
import type { feedbackWords } from './words.ts';

type T = Translate<keyof typeof feedbackWords | keyof typeof serviceHelpWords>;

/** The columns of feedback. @spec SRV-07 */
export const feedbackColumns = (t: T, format: Pick<Format, 'dateTime'>): readonly Column<Feedback>[] => [
  {
    id: 'at',
    header: t('feedback.at'),
    isHideable: false,
    isSortable: true,
    ...timeCell<Feedback>(({ at }) => at, format),
  },
  {
    id: 'state',
    header: t('feedback.state'),
    width: 150,
    ...stateCell<Feedback>(
      ({ state }) => state,
      ({ state }) => t(`service.feedback.state.${state}`),
    ),
  },
  { id: 'type', header: t('feedback.type'), width: 120, cell: ({ type }) => t(`service.feedback.type.${type}`) },
  { id: 'content', header: t('feedback.content'), width: 360, cell: ({ content }) => content },
  { id: 'author', header: t('feedback.author'), width: 140, cell: ({ realName }) => realName },
  { id: 'reply', header: t('feedback.reply'), width: 320, cell: ({ reply }) => reply ?? '' },
  { id: 'repliedBy', header: t('feedback.repliedBy'), width: 120, cell: ({ repliedBy }) => repliedBy },
  {
    id: 'phone',
    header: t('feedback.phone'),
    width: 170,
    ...personalCell<Feedback>(({ feedbackId, realName, phone }) => ({
      subject: 'feedback',
      id: feedbackId,
      fields: ['phone'],
      values: [phone],
      label: t('feedback.phone'),
      name: realName,
    })),
  },
];
