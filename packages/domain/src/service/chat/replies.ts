import { defineForm, flag, plainText, type Problem, text } from '../../lib/index.ts';
import { chatChars, savedRepliesMax, savedReplyTitleChars } from '../limits.ts';

/** An answer that is kept to be sent again: its title finds it, its text is written. @spec SRV-06 */
export const savedReplyForm = defineForm({
  title: text(savedReplyTitleChars),
  text: text({ ...chatChars, min: 1 }),
  isShared: flag,
});

/** An answer that is kept to be sent again, and whose it is. @spec SRV-06 */
export interface SavedReply {
  readonly title: string;
  readonly text: string;
  /** Every agent of the tenant has it; else its owner alone. */
  readonly isShared: boolean;
  readonly ownerId: number;
  readonly ownerName: string;
}

/**
 * Why no further one can be kept.
 * @param count how many there are: of the tenant's shared ones, or of the owner's own
 * @returns undefined, or `service.reply.tooManyShared` or `service.reply.tooManyOwn` on `isShared` with `max`
 * @spec SRV-06
 */
export const replyRoomProblem = (isShared: boolean, count: number): Problem | undefined => {
  const max = isShared ? savedRepliesMax.shared : savedRepliesMax.own;
  return count < max
    ? undefined
    : { code: isShared ? 'service.reply.tooManyShared' : 'service.reply.tooManyOwn', field: 'isShared', args: { max } };
};

/**
 * Why somebody may not change or delete a saved reply. Decision: what others use belongs to who wrote it and to who keeps the agents.
 * @param by `keepsAgents`: may change agents
 * @returns undefined, or `service.reply.others` with the owner's `name`
 * @spec SRV-06
 */
export const replyChangeProblem = (
  { isShared, ownerId, ownerName }: Omit<SavedReply, 'title' | 'text'>,
  by: { readonly userId: number; readonly keepsAgents: boolean },
): Problem | undefined =>
  ownerId === by.userId || (isShared && by.keepsAgents)
    ? undefined
    : { code: 'service.reply.others', args: { name: ownerName } };

/**
 * What is looked for when a message begins with a slash, of either width.
 * @returns the query as `plainText`, empty right after the slash; undefined: it is a message
 * @example replyQuery('/power') // 'power'
 * @spec SRV-06
 */
export const replyQuery = (written: string): string | undefined => {
  const [first = '', ...rest] = written;
  const query = rest.join('');
  return plainText(first) === '/' && !query.includes('\n') ? plainText(query) : undefined;
};

/**
 * The saved replies that a query finds, best first: those whose title begins so, whose title has it, whose text has it.
 * @param query as `replyQuery` gives it
 * @returns all of them, in their order, for an empty query
 * @spec SRV-06
 */
export function repliesFor<R extends Pick<SavedReply, 'title' | 'text'>>(replies: readonly R[], query: string): R[] {
  const rank = ({ title, text: words }: R): number => {
    const at = plainText(title).indexOf(query);
    if (at === 0) return 0;
    return at > 0 ? 1 : plainText(words).includes(query) ? 2 : 3;
  };
  return replies
    .map((reply) => ({ reply, at: rank(reply) }))
    .filter(({ at }) => at < 3)
    .toSorted((a, b) => a.at - b.at)
    .map(({ reply }) => reply);
}
