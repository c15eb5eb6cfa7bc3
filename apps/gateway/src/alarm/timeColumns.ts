import { mendedBy, chosen, claim, harmless, becomesNow, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const alarmTimes: TimeColumns = {
  alarm: {
    alarmTime: becomesNow,
    lastTime: becomesNow,
    recoveredAt: becomesNow,
    acknowledgedAt: becomesNow,
    handledAt: becomesNow,
    receivedAt: becomesNow,
    settleAt: mendedBy('settleAlarms: what is further away than an alarm time is due'),
    silencedUntil: mendedBy('mendCurrent: a silence that has not begun silences nothing'),
  },
  alarmReport: { at: harmless('a report that is sent again is known by it') },
  alarmRule: { createdAt: becomesNow },
  alarmRuleVersion: { savedAt: becomesNow, inEffectFrom: mendedBy('mendRules'), withdrawnAt: becomesNow },
  alarmSilence: {
    startsAt: chosen,
    endsAt: chosen,
    cancelledAt: becomesNow,
    createdAt: becomesNow,
    appliedAt: 'clear',
  },
  alarmSound: { uploadedAt: becomesNow },
  alarmTrack: { at: becomesNow },
  drill: { startsAt: chosen, endsAt: chosen, cancelledAt: becomesNow, createdAt: becomesNow },
  dutyCheck: { askedAt: mendedBy('askAgain'), answeredAt: becomesNow },
  dutyPlan: { nextAt: mendedBy('isDue of duty plans: no pause is that long'), changedAt: becomesNow },
  handover: { fromAt: becomesNow, toAt: becomesNow, acceptedAt: becomesNow },
  hazard: { foundOn: 'today', dueOn: chosen, endedOn: 'today', createdAt: becomesNow, remindedOn: 'clear' },
  hazardMeasure: { changedAt: becomesNow, removedAt: becomesNow },
  hazardTrack: { at: becomesNow, dueOn: chosen },
  rehearsal: { askedAt: becomesNow, claimedUntil: claim, endedAt: becomesNow },
  triggerFact: { at: becomesNow, claimedUntil: claim },
  triggerFiring: { at: becomesNow },
  triggerRule: { changedAt: becomesNow },
  triggerTrace: { at: becomesNow },
};
