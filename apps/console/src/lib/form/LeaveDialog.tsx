import { ConfirmDialog } from '@fireline/ui/ConfirmDialog';
import { useWords } from '@fireline/ui/lib';
import { useSyncExternalStore } from 'react';
import { currentQuestion, subscribeQuestion } from './leaving.ts';
import { draftWords } from '../words.ts';

/** The question before unsaved entries are left. Stands once in the frame. */
export function LeaveDialog() {
  const t = useWords(draftWords);
  const question = useSyncExternalStore(subscribeQuestion, currentQuestion);
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={t('draft.leave')}
      tone={question?.isKept ? 'primary' : 'danger'}
      confirmLabel={t(question?.isKept ? 'draft.leave.keep' : 'draft.leave.drop')}
      cancelLabel={t('draft.leave.stay')}
      {...(question?.drop && { other: { label: t('draft.leave.drop'), onPress: question.drop } })}
      onConfirm={() => question?.leave()}
      onCancel={() => question?.stay()}
    >
      {t(question?.isKept ? 'draft.leave.kept' : 'draft.leave.lost')}
    </ConfirmDialog>
  );
}
