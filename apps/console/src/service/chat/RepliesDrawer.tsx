import { useCall } from '@fireline/api/react';
import { type SavedReply, serviceCalls } from '@fireline/api/service';
import { formWords } from '@fireline/domain/lib';
import {
  chatChars,
  savedRepliesMax,
  savedReplyForm,
  savedReplyTitleChars,
  serviceChatWords,
} from '@fireline/domain/service';
import { Button } from '@fireline/ui/Button';
import { Checkbox } from '@fireline/ui/Checkbox';
import { Drawer } from '@fireline/ui/Drawer';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useFormField } from '@fireline/ui/Form';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { newPress } from '../../lib/newPress.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Acts, Reply, Rows } from './Chat.styles.ts';
import { chatPageWords } from './words.ts';

const problemWords = [serviceChatWords, formWords];

function Fields({ reply }: { readonly reply: SavedReply | undefined }) {
  const t = useWords(chatPageWords);
  const title = useFormField('title', { label: t('chat.reply.title'), initial: reply?.title ?? '' });
  const text = useFormField('text', { label: t('chat.reply.text'), initial: reply?.text ?? '' });
  const { value, ...shared } = useFormField('isShared', {
    label: t('chat.reply.isShared'),
    initial: reply?.isShared ?? false,
  });
  return (
    <>
      <TextField {...title} countMax={savedReplyTitleChars.max} required />
      <TextArea {...text} countMax={chatChars.max} required />
      <Checkbox {...shared} checked={value} description={t('chat.reply.sharedNote')} />
    </>
  );
}

interface FormProps {
  /** Undefined: a new one. */
  readonly reply: SavedReply | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Keeps a reply, or changes one. */
function ReplyForm({ reply, onClose, onSaved }: FormProps) {
  const t = useWords(chatPageWords);
  const draft = useDraft<Entered>(`savedReply.${reply?.replyId ?? 'new'}`);
  // sent again after a cut, it is one reply
  const [key] = useState(newPress);
  const label = t(reply ? 'chat.reply.change' : 'chat.reply.add');
  const submit = useFormSend<FormValue<typeof savedReplyForm>, unknown>({
    send: (value, client): Promise<unknown> =>
      reply
        ? client.send(serviceCalls.changeReply, { replyId: reply.replyId, revision: reply.revision, ...value })
        : client.send(serviceCalls.createReply, { key, ...value }),
    saved: () => t('chat.reply.saved'),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={label}
      submitLabel={label}
      onClose={onClose}
      draft={draft}
      schema={savedReplyForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Fields reply={reply} />
    </FormDrawer>
  );
}

/** Replies that are kept for chats: the reader's own and those of all agents. @spec SRV-06 */
export function RepliesDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(chatPageWords);
  const call = useCall(serviceCalls.savedReplies, {});
  const [doing, setDoing] = useState<{ readonly act: 'form' | 'delete'; readonly reply?: SavedReply }>();
  const done = (): void => {
    setDoing(undefined);
    void call.refetch();
  };
  if (doing?.act === 'form')
    return <ReplyForm reply={doing.reply} onClose={() => setDoing(undefined)} onSaved={done} />;
  return (
    <Drawer
      isOpen
      title={t('chat.replies')}
      onClose={onClose}
      footer={
        <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setDoing({ act: 'form' })}>
          {t('chat.reply.add')}
        </Button>
      }
    >
      <p>{t('chat.replies.note', { own: savedRepliesMax.own, shared: savedRepliesMax.shared })}</p>
      <Loaded call={call} action="query">
        {({ replies }) =>
          replies.length === 0 ? (
            <EmptyState title={t('chat.replies.empty')} />
          ) : (
            <Rows>
              {replies.map((reply) => (
                <Reply key={reply.replyId}>
                  <b>{reply.title}</b>
                  <small>
                    {reply.isShared ? t('chat.reply.sharedBy', { name: reply.owner }) : t('chat.reply.own')}
                  </small>
                  <p>{reply.text}</p>
                  {reply.mayChange && (
                    <Acts>
                      <Button
                        aria-label={`${t('chat.reply.change')} ${reply.title}`}
                        onClick={() => setDoing({ act: 'form', reply })}
                      >
                        {t('chat.reply.change')}
                      </Button>
                      <Button
                        aria-label={`${t('chat.reply.delete')} ${reply.title}`}
                        onClick={() => setDoing({ act: 'delete', reply })}
                      >
                        {t('chat.reply.delete')}
                      </Button>
                    </Acts>
                  )}
                </Reply>
              ))}
            </Rows>
          )
        }
      </Loaded>
      {doing?.act === 'delete' && doing.reply && (
        <ConfirmSend
          call={serviceCalls.deleteReply}
          send={{ replyId: doing.reply.replyId, revision: doing.reply.revision }}
          action="delete"
          tone="danger"
          title={t('chat.reply.deleteWhat', { title: doing.reply.title })}
          confirmLabel={t('chat.reply.delete')}
          done={t('chat.reply.deleted')}
          onDone={done}
          onClose={() => setDoing(undefined)}
        >
          {doing.reply.isShared ? t('chat.reply.deleteShared') : doing.reply.text}
        </ConfirmSend>
      )}
    </Drawer>
  );
}
