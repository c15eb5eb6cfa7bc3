/** Who writes to support, and reads the own chats; which ones besides, the gateway asks for each. */
const see = ['helpChat:view'] as const;
/** Who answers. */
const handle = ['helpChat:handle'] as const;

/** @spec SRV-06 */
export const chatCalls = {
  tickets: {
    method: 'GET',
    path: '/service/chats',
    who: see,
    summary: 'Chats with support: the caller’s own, or one of the lists of those who answer, a page at a time',
  },
  openTicket: {
    method: 'POST',
    logs: 'service.openTicket',
    path: '/service/chats',
    who: see,
    body: 'json',
    summary: 'Writes to support, in the own chat that goes on or in a new one; the same message sent again is one',
  },
  uploadChatImage: {
    method: 'POST',
    logs: 'service.uploadChatImage',
    path: '/service/chats/images',
    who: see,
    body: 'multipart',
    summary: 'Takes a JPEG, PNG or WebP of up to 2 MB, to be named by a message afterwards',
  },
  chatImage: {
    method: 'GET',
    path: '/service/chats/images/{imageId}',
    who: see,
    answers: 'file',
    summary: 'A picture of a chat',
  },
  ticket: {
    method: 'GET',
    path: '/service/chats/{ticketId}',
    who: see,
    summary: 'A chat; those who answer also read who asks',
  },
  chatMessages: {
    method: 'GET',
    path: '/service/chats/{ticketId}/messages',
    who: see,
    summary: 'Messages of a chat behind a number, the oldest first, at most 200',
  },
  say: {
    method: 'POST',
    logs: 'service.say',
    path: '/service/chats/{ticketId}/messages',
    who: see,
    body: 'json',
    summary: 'Writes in a chat: its customer, or its agent; the same message sent again is one',
  },
  readUpTo: {
    method: 'POST',
    logs: null,
    path: '/service/chats/{ticketId}/read',
    who: see,
    body: 'json',
    summary: 'Notes up to which message the caller has read a chat; never fewer than before',
  },
  takeTicket: {
    method: 'POST',
    logs: 'service.takeTicket',
    path: '/service/chats/{ticketId}/take',
    who: handle,
    body: 'json',
    summary: 'Takes a chat that waits, or that of an agent who is gone; the second who tries reads who has it',
  },
  closeTicket: {
    method: 'POST',
    logs: 'service.closeTicket',
    path: '/service/chats/{ticketId}/close',
    who: see,
    body: 'json',
    summary: 'Closes a chat: its customer, or its agent',
  },
  rateTicket: {
    method: 'POST',
    logs: 'service.rateTicket',
    path: '/service/chats/{ticketId}/rate',
    who: see,
    body: 'json',
    summary: 'Rates a closed chat: its customer, once, within days',
  },
} as const;
