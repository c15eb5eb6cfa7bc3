import type { Who } from '../../lib/call.ts';
import { seeAlarms } from '../who.ts';

const hear = [...seeAlarms, 'alarmRules:view'] as const satisfies Who;

/** @spec ALM-04 */
export const soundCalls = {
  sounds: {
    method: 'GET',
    path: '/alarm-manage/rules/sounds',
    who: hear,
    summary: "The sounds of one's own by level, as the caller hears them; a level without one has tones",
  },
  soundFile: {
    method: 'GET',
    path: '/alarm-manage/rules/sounds/{soundId}',
    who: hear,
    answers: 'file',
    summary: 'A sound, as it was uploaded',
  },
  uploadSound: {
    method: 'POST',
    logs: 'alarm.uploadSound',
    path: '/alarm-manage/rules/sounds/upload',
    who: ['alarmRules:modify'],
    body: 'multipart',
    summary: 'Takes an MP3 or WAV of up to 2 MB for a level, from the platform or a partner with none above it',
  },
  deleteSound: {
    method: 'POST',
    logs: 'alarm.deleteSound',
    path: '/alarm-manage/rules/sounds/delete',
    who: ['alarmRules:modify'],
    body: 'json',
    summary: 'Goes back to tones for a level',
  },
} as const;
