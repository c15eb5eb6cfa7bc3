/** Who answers chats. */
const handle = ['helpChat:handle'] as const;

/** @spec SRV-06 */
export const replyCalls = {
  savedReplies: {
    method: 'GET',
    path: '/service/replies',
    who: handle,
    summary: 'Saved replies for chats: the caller’s own, and those that all agents share',
  },
  createReply: {
    method: 'POST',
    logs: 'service.createReply',
    path: '/service/replies',
    who: handle,
    body: 'json',
    summary: 'Keeps a reply, for the caller or for all agents; the same press keeps one',
  },
  changeReply: {
    method: 'POST',
    logs: 'service.changeReply',
    path: '/service/replies/{replyId}',
    who: handle,
    body: 'json',
    summary: 'Changes a saved reply: its owner, or who keeps agents where it is shared',
  },
  deleteReply: {
    method: 'POST',
    logs: 'service.deleteReply',
    path: '/service/replies/{replyId}/delete',
    who: handle,
    body: 'json',
    summary: 'Deletes a saved reply: its owner, or who keeps agents where it is shared',
  },
} as const;
