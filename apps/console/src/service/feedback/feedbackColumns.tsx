import type { Feedback } from '@fireline/api/service';
import { dueStanding } from '@fireline/domain/lib';
import type { serviceHelpWords } from '@fireline/domain/service';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { DueMark, type DueMarkProps, dueText } from '../../lib/list/DueMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { personalCell } from '../../lib/personal/personalCell.tsx';
import type { dueWords, lengthWords } from '../../lib/words.ts';
import type { feedbackWords } from './words.ts';

type T = Translate<
  keyof typeof feedbackWords | keyof typeof serviceHelpWords | keyof typeof dueWords | keyof typeof lengthWords
>;

/** What the mark of a due time has to know of a feedback. */
function dueOf({ dueAt, repliedAt }: Feedback, t: T): DueMarkProps {
  const facts = { dueAtMs: Date.parse(dueAt), endedAtMs: repliedAt === null ? null : Date.parse(repliedAt) };
  return {
    facts,
    standingOf: (nowMs) => dueStanding(facts, nowMs),
    ended: { met: t('feedback.due.met'), missed: t('feedback.due.missed') },
  };
}

/** The columns of feedback. @spec SRV-07 */
export const feedbackColumns = (
  t: T,
  format: Pick<Format, 'dateTime' | 'shortDateTime'>,
): readonly Column<Feedback>[] => [
  {
    id: 'at',
    header: t('feedback.at'),
    isHideable: false,
    isSortable: true,
    ...shortTimeCell<Feedback>(({ at }) => at, format),
  },
  {
    id: 'due',
    header: t('feedback.due'),
    width: 150,
    isSortable: true,
    text: (feedback) => dueText(dueOf(feedback, t), Date.now(), t),
    cell: (feedback) => <DueMark {...dueOf(feedback, t)} />,
  },
  {
    id: 'state',
    header: t('feedback.state'),
    width: 125,
    ...stateCell<Feedback>(
      ({ state }) => state,
      ({ state }) => t(`service.feedback.state.${state}`),
    ),
  },
  { id: 'type', header: t('feedback.type'), width: 100, cell: ({ type }) => t(`service.feedback.type.${type}`) },
  { id: 'content', header: t('feedback.content'), width: 205, cell: ({ content }) => content },
  { id: 'author', header: t('feedback.author'), width: 100, cell: ({ realName }) => realName },
  { id: 'reply', header: t('feedback.reply'), width: 180, cell: ({ reply }) => reply ?? '' },
  { id: 'repliedBy', header: t('feedback.repliedBy'), width: 100, cell: ({ repliedBy }) => repliedBy },
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
