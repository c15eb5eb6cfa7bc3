const see = ['helpQuestions:view'] as const;

/** @spec SRV-06 */
export const faqCalls = {
  faqVotes: {
    method: 'GET',
    path: '/service/faqs',
    who: see,
    summary: 'How many accounts of the tenant each answer of the help centre helped, and what the caller said',
  },
  voteFaq: {
    method: 'POST',
    logs: 'service.voteFaq',
    path: '/service/faqs/{faq}/vote',
    who: see,
    body: 'json',
    summary: 'Says whether an answer of the help centre helped: one vote an account, a later one takes its place',
  },
} as const;
