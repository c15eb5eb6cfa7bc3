/** @spec SRV-04 */
export const agentCalls = {
  agents: {
    method: 'GET',
    path: '/service/agents',
    who: ['serviceAgents:view'],
    summary: 'Customer-service agents of the tenant, with what they have in hand and how they were rated',
  },
  agentCandidates: {
    method: 'GET',
    path: '/service/agents/candidates',
    who: ['serviceAgents:add'],
    summary: 'Accounts of the tenant’s own people that are no agents yet',
  },
  createAgent: {
    method: 'POST',
    logs: 'service.createAgent',
    path: '/service/agents',
    who: ['serviceAgents:add'],
    body: 'json',
    summary:
      'Makes an account an agent, or creates one with it for who may create accounts: its password is made up and shown once, and it may do no more than its creator',
  },
  changeAgent: {
    method: 'POST',
    logs: 'service.changeAgent',
    path: '/service/agents/{userId}',
    who: ['serviceAgents:modify'],
    body: 'json',
    summary: 'Changes the job number of an agent, and how it is notified',
  },
  handOnOrders: {
    method: 'POST',
    logs: 'service.handOnOrders',
    path: '/service/agents/{userId}/handOn',
    who: ['serviceAgents:modify'],
    body: 'json',
    summary: 'Gives all open orders of an agent to another, each by itself, with the reason',
  },
  removeAgent: {
    method: 'POST',
    logs: 'service.removeAgent',
    path: '/service/agents/{userId}/remove',
    who: ['serviceAgents:delete'],
    body: 'json',
    summary: 'Ends that an account is an agent; the account stays. One with open orders is refused',
  },
} as const;
