import { agentStatuses } from '@fireline/domain/service';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { done, nothing, page, paging, zBool, zId, zProblem, zRevision, zSearch } from '../../lib/shapes.ts';

/** An agent, with what it has in hand. @spec SRV-04 */
const zServiceAgent = z.object({
  userId: z.number(),
  username: zBy,
  name: zBy,
  jobNumber: z.string(),
  /** Empty: not bound. */
  wechatId: z.string(),
  isSmsOn: z.boolean(),
  isVoiceOn: z.boolean(),
  isWechatOn: z.boolean(),
  /** Of its account. */
  status: z.enum(agentStatuses),
  /** Orders in hand. */
  open: z.number().int(),
  /** Of 30 days: closed, and 1 to 5 of those that were rated; null: none was. */
  closed: z.number().int(),
  score: z.number().nullable(),
  lastLoginAt: z.string().nullable(),
  revision: z.number().int(),
});

/** What the domain's `agentSettingsForm` reads. */
const settings = {
  jobNumber: z.string(),
  wechatId: z.string().optional(),
  isSmsOn: zBool.default(false),
  isVoiceOn: zBool.default(false),
  isWechatOn: zBool.default(false),
};
const ofAgent = { userId: zId };

export const agentShapes = {
  agents: {
    send: z.object({
      /** Name, user name or job number, any part. */
      search: zSearch.optional(),
      status: z.enum(agentStatuses).optional(),
      sort: z.enum(['jobNumber', 'open', 'closed']).default('jobNumber'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zServiceAgent),
  },
  agentCandidates: {
    send: nothing,
    reply: z.object({ accounts: z.array(z.object({ userId: z.number(), name: zBy, username: zBy })) }),
  },
  createAgent: {
    send: z.object({
      /** An account that is there; left out, one is created of what the domain's `agentAccountForm` reads. */
      userId: zId.optional(),
      username: z.string().optional(),
      realName: z.string().optional(),
      mobile: z.string().optional(),
      roleId: z.string().optional(),
      ...settings,
    }),
    reply: z.object({
      userId: z.number(),
      /** Of an account that was created: shown once. */
      made: z.object({ userId: z.number(), username: z.string(), password: z.string() }).nullable(),
    }),
  },
  changeAgent: { send: z.object({ ...ofAgent, ...settings, revision: zRevision }), reply: done },
  handOnOrders: {
    send: z.object({ ...ofAgent, agentId: z.union([z.number(), z.string()]).optional(), reason: z.string() }),
    reply: z.object({
      rows: z.array(z.object({ orderId: z.number(), number: z.string(), problem: zProblem.nullable() })),
    }),
  },
  removeAgent: { send: z.object({ ...ofAgent, revision: zRevision }), reply: done },
};
