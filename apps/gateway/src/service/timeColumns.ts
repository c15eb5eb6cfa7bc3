import { becomesNow, changes, harmless, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const serviceTimes: TimeColumns = {
  feedback: { at: becomesNow, repliedAt: becomesNow },
  serviceAgent: changes,
  workOrderCounter: { day: harmless('numbers of that day go on until it has passed') },
  workOrder: {
    ...changes,
    ratedAt: becomesNow,
    acceptedAt: becomesNow,
    firstResponseAt: becomesNow,
    closedAt: becomesNow,
    dueAt: harmless('it is due later than meant, and anybody may accept it before'),
  },
  chatCounter: { day: harmless('numbers of that day go on until it has passed') },
  chatTicket: {
    createdAt: becomesNow,
    lastAt: becomesNow,
    waitsSince: becomesNow,
    answeredAt: becomesNow,
    awayUntil: harmless('it is said once more when somebody answers'),
    firstResponseAt: becomesNow,
    closedAt: becomesNow,
    ratedAt: becomesNow,
  },
  chatMessage: { at: { back: 'ticketId' } },
  chatRead: { at: becomesNow },
  savedReply: changes,
  faqVote: { at: becomesNow },
  diagnosis: { at: becomesNow, settledAt: becomesNow },
  workOrderTrack: { at: { back: 'orderId' } },
  workOrderTransfer: {
    askedAt: becomesNow,
    expiresAt: harmless('either agent ends it before'),
    endedAt: becomesNow,
  },
};
