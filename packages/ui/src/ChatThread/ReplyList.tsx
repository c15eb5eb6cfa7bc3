import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Replies as List, ReplyOption } from './ChatThread.styles.ts';
import type { Replies } from './useReplies.ts';
import { chatThreadWords } from './words.ts';

/** Saved replies to choose from, above the field in which one is looked for. */
export function ReplyList({ replies }: { readonly replies: Replies }) {
  const t = useWords(chatThreadWords);
  const { number } = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const { found, active, listId, idOf, choose } = replies;
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) list.current?.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  if (!found) return null;
  return (
    <>
      <VisuallyHidden role="status">{t('ChatThread.replies.found', { count: number(found.length) })}</VisuallyHidden>
      {found.length === 0 ? (
        <small>{t('ChatThread.replies.none')}</small>
      ) : (
        <List ref={list} id={listId} role="listbox" aria-label={t('ChatThread.replyList')}>
          {found.map((reply) => (
            // the focus stays in the field, which names the active one
            <ReplyOption
              key={reply.id}
              id={idOf(reply)}
              role="option"
              aria-selected={reply === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(reply)}
            >
              <b>{reply.title}</b> <span>{reply.text}</span>
            </ReplyOption>
          ))}
        </List>
      )}
    </>
  );
}
