import { type Feedback, serviceCalls } from '@fireline/api/service';
import { feedbackChars, feedbackReplyForm, serviceHelpWords } from '@fireline/domain/service';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { useFormField } from '@fireline/ui/Form';
import { TextArea } from '@fireline/ui/TextArea';
import { useFormat, useWords } from '@fireline/ui/lib';
import { DraftForm, type Entered } from '../../lib/form/DraftForm.tsx';
import { FootedDrawer, FootSubmit } from '../../lib/form/FootedDrawer.tsx';
import { type Draft, useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { Album, Picture } from '../../lib/images/Picture.tsx';
import { StateMark } from '../../lib/list/StateMark.tsx';
import { PersonalValue } from '../../lib/personal/PersonalValue.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { Stack, Written } from './Feedback.styles.ts';
import { feedbackWords } from './words.ts';

const words = [serviceHelpWords];

function ReplyField() {
  const t = useWords(feedbackWords);
  return (
    <TextArea
      {...useFormField('reply', { label: t('feedback.reply'), initial: '' })}
      countMax={feedbackChars.max}
      required
    />
  );
}

interface ReplyProps {
  readonly feedbackId: number;
  readonly draft: Draft<Entered>;
  readonly onSaved: () => void;
}
function Reply({ feedbackId, draft, onSaved }: ReplyProps) {
  const t = useWords(feedbackWords);
  const submit = useFormSend<FormValue<typeof feedbackReplyForm>, Feedback>({
    send: ({ reply }, client) => client.send(serviceCalls.replyFeedback, { feedbackId, reply }),
    saved: () => t('feedback.replied'),
    draft,
    onSaved,
  });
  return (
    <DraftForm draft={draft} schema={feedbackReplyForm} words={words} onSubmit={submit}>
      <Stack>
        <ReplyField />
        <FootSubmit>{t('feedback.sendReply')}</FootSubmit>
      </Stack>
    </DraftForm>
  );
}

interface FeedbackDrawerProps {
  readonly feedback: Feedback;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** One feedback with its pictures and its reply, which those write who look after the author. @spec SRV-07 */
export function FeedbackDrawer({ feedback, onClose, onSaved }: FeedbackDrawerProps) {
  const t = useWords(feedbackWords, serviceHelpWords);
  const { dateTime } = useFormat();
  const mayReply = useMay()(serviceCalls.replyFeedback);
  const { feedbackId, type, state, content, images, reply, repliedBy, repliedAt } = feedback;
  const draft = useDraft<Entered>(`feedback.${feedbackId}`);
  const title = t(`service.feedback.type.${type}`);
  const told = (
    <Stack>
      <Written>{content}</Written>
      {images.length > 0 && (
        <Album>
          {images.map((imageId, at) => (
            <figure key={imageId}>
              <Picture
                call={serviceCalls.feedbackImage}
                imageId={imageId}
                label={t('feedback.image', { at: at + 1 })}
              />
            </figure>
          ))}
        </Album>
      )}
      <DescriptionList
        items={[
          {
            term: t('feedback.state'),
            detail: <StateMark state={state}>{t(`service.feedback.state.${state}`)}</StateMark>,
          },
          { term: t('feedback.author'), detail: feedback.realName },
          { term: t('feedback.at'), detail: dateTime(feedback.at) },
          ...(['phone', 'email'] as const).map((field) => ({
            term: t(`feedback.${field}`),
            detail: (
              <PersonalValue
                subject="feedback"
                id={feedbackId}
                fields={[field]}
                values={[feedback[field]]}
                label={t(`feedback.${field}`)}
                name={feedback.realName}
              />
            ),
          })),
          ...(repliedAt === null
            ? []
            : [
                { term: t('feedback.repliedBy'), detail: repliedBy },
                { term: t('feedback.repliedAt'), detail: dateTime(repliedAt) },
              ]),
        ]}
      />
      {reply !== null && <Written>{reply}</Written>}
      {reply === null && !mayReply && <p>{t('feedback.waits')}</p>}
      {reply === null && mayReply && <Reply {...{ feedbackId, draft, onSaved }} />}
    </Stack>
  );
  return reply === null && mayReply ? (
    <FootedDrawer onClose={() => draft.leave(onClose)} title={title}>
      {told}
    </FootedDrawer>
  ) : (
    <Drawer isOpen isDismissable onClose={onClose} title={title}>
      {told}
    </Drawer>
  );
}
