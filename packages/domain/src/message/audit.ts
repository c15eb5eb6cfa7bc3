import { checkLength, defineForm, defineMachine, type Result, step, text } from '../lib/index.ts';
import { rejectionChars } from './limits.ts';

export const auditStates = ['pendingReview', 'approved', 'rejected'] as const;
export type AuditState = (typeof auditStates)[number];
export const auditEvents = ['approve', 'reject', 'resubmit'] as const;
export type AuditEvent = (typeof auditEvents)[number];

export interface AuditContext {
  readonly isReviewer?: boolean | undefined;
  readonly rejectionReason?: string | undefined;
  /** Whether the reviewer submitted it, and whether somebody else may review it. */
  readonly isSubmitter?: boolean | undefined;
  readonly hasOtherReviewer?: boolean | undefined;
  /** The name of who audited it, when somebody did. */
  readonly auditedBy?: string | null | undefined;
}

/**
 * The audit of an announcement: a new one waits for review, only reviewers audit, a rejected one can be resubmitted.
 * Decision: a rejection needs its reason; an approved announcement is out and stays so. Who submitted it approves it only where nobody else
 * can: a tenant with one reviewer goes on announcing.
 * @spec MSG-02
 */
export const auditMachine = defineMachine<
  AuditState,
  AuditEvent,
  'isReviewer' | 'byAnother' | 'reasonGiven',
  AuditContext
>({
  name: 'audit',
  words: { state: 'message.audit.state', event: 'message.audit.event', guard: 'message.guard' },
  initial: 'pendingReview',
  finals: ['approved'],
  states: {
    pendingReview: {
      approve: { to: 'approved', guards: ['isReviewer', 'byAnother'], spec: 'MSG-02' },
      reject: { to: 'rejected', guards: ['isReviewer', 'reasonGiven'], spec: 'MSG-02' },
    },
    approved: {},
    rejected: { resubmit: { to: 'pendingReview', spec: 'MSG-02' } },
  },
  guards: {
    isReviewer: ({ isReviewer }) => (isReviewer ? undefined : { code: 'message.audit.reviewersOnly' }),
    byAnother: ({ isSubmitter, hasOtherReviewer }) =>
      isSubmitter && hasOtherReviewer ? { code: 'message.audit.ownAnnouncement' } : undefined,
    reasonGiven: ({ rejectionReason = '' }) => checkLength('rejectionReason', rejectionReason.trim(), rejectionChars),
  },
  refusal: (state, _event, { auditedBy }) => ({
    code: `message.audit.refusal.${state}`,
    args: { name: auditedBy ?? '-' },
  }),
});

export const auditStep = (state: AuditState, event: AuditEvent, context: AuditContext): Result<AuditState> =>
  step(auditMachine, state, event, context);

/** Why an announcement is rejected. @spec MSG-02 */
export const rejectionForm = defineForm({ rejectionReason: text(rejectionChars) });
