/** How the caller receives messages. @spec MSG-04 ROL-05 */
export const receivingCalls = {
  receiving: {
    method: 'GET',
    path: '/message/receiving',
    who: 'signedIn',
    summary: 'Which ways the caller wants messages, and what the tenant forces',
  },
  saveReceiving: {
    method: 'POST',
    logs: 'message.saveReceiving',
    path: '/message/receiving',
    who: 'signedIn',
    body: 'json',
    summary: 'Changes the ways in which the caller wants messages',
  },
} as const;
