import { by, chosen, claim, harmless, row, type TimeColumns } from '../lib/mending/columns.ts';

/** Times and days in the tables of this area, with what mends them after a clock that ran ahead. @spec DEV-13 */
export const alarmTimes: TimeColumns = {
  alarm: {
    alarmTime: row,
    lastTime: row,
    recoveredAt: row,
    acknowledgedAt: row,
    handledAt: row,
    receivedAt: row,
    settleAt: by('settleAlarms: what is further away than an alarm time is due'),
    silencedUntil: by('mendCurrent: a silence that has not begun silences nothing'),
  },
  alarmReport: { at: harmless('a report that is sent again is known by it') },
  alarmRule: { createdAt: row },
  alarmRuleVersion: { savedAt: row, inEffectFrom: by('mendRules'), withdrawnAt: row },
  alarmSilence: { startsAt: chosen, endsAt: chosen, cancelledAt: row, createdAt: row, appliedAt: 'clear' },
  alarmSound: { uploadedAt: row },
  alarmTrack: { at: row },
  drill: { startsAt: chosen, endsAt: chosen, cancelledAt: row, createdAt: row },
  dutyCheck: { askedAt: by('askAgain'), answeredAt: row },
  dutyPlan: { nextAt: by('isDue of duty plans: no pause is that long'), changedAt: row },
  handover: { fromAt: row, toAt: row, acceptedAt: row },
  hazard: { foundOn: 'today', dueOn: chosen, endedOn: 'today', createdAt: row, remindedOn: 'clear' },
  hazardMeasure: { changedAt: row, removedAt: row },
  hazardTrack: { at: row, dueOn: chosen },
  rehearsal: { askedAt: row, claimedUntil: claim, endedAt: row },
  triggerFact: { at: row, claimedUntil: claim },
  triggerFiring: { at: row },
  triggerRule: { changedAt: row },
  triggerTrace: { at: row },
};
