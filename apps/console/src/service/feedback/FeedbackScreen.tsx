import { serviceCalls } from '@fireline/api/service';
import { feedbackStates, feedbackTypes, serviceHelpWords } from '@fireline/domain/service';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { dueWords, lengthWords } from '../../lib/words.ts';
import { FeedbackDrawer } from './FeedbackDrawer.tsx';
import { FeedbackForm, feedbackDraft } from './FeedbackForm.tsx';
import { feedbackColumns } from './feedbackColumns.tsx';
import { feedbackWords } from './words.ts';

const hiddenByDefault = ['phone'];

function useFeedback() {
  const t = useWords(feedbackWords, serviceHelpWords);
  return useList(serviceCalls.feedbacks, {
    filters: [
      { key: 'search', label: t('feedback.search') },
      {
        key: 'type',
        label: t('feedback.type'),
        any: t('feedback.anyType'),
        isList: true,
        choices: feedbackTypes.map((value) => ({ value, label: t(`service.feedback.type.${value}`) })),
      },
      {
        key: 'state',
        label: t('feedback.state'),
        any: t('feedback.anyState'),
        choices: feedbackStates.map((value) => ({ value, label: t(`service.feedback.state.${value}`) })),
      },
    ],
    sorts: ['at', 'due'],
    sort: 'due',
  });
}

/** Feedback of the reader, and of the people that the reader looks after, with what was replied. @spec SRV-07 SHL-10 */
export function FeedbackScreen() {
  const t = useWords(feedbackWords, serviceHelpWords, routeWords, dueWords, lengthWords);
  const format = useFormat();
  const list = useFeedback();
  const [isWriting, setWriting] = useState(useInterrupted(feedbackDraft));
  const row = useOpenRow(list.url);
  const feedback = list.page.data?.rows.find(({ feedbackId }) => feedbackId === row.id);
  const columns = useMemo(() => feedbackColumns(t, format), [t, format]);
  const refresh = (): void => void list.page.refetch();
  const write = (
    <Button icon={<Plus aria-hidden />} onClick={() => setWriting(true)}>
      {t('feedback.new')}
    </Button>
  );
  return (
    <ListPage
      name="feedback"
      title={t('shell.route.feedback')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ feedbackId }) => feedbackId}
      rowName={({ content }) => content}
      empty={{ title: t('feedback.empty'), action: write }}
      onOpen={({ feedbackId }) => row.open(feedbackId)}
      actions={write}
    >
      {feedback && !isWriting && <FeedbackDrawer feedback={feedback} onClose={row.close} onSaved={refresh} />}
      {isWriting && (
        <FeedbackForm
          onClose={() => setWriting(false)}
          onSaved={() => {
            setWriting(false);
            refresh();
          }}
        />
      )}
    </ListPage>
  );
}
