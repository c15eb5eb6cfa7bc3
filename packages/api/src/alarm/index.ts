import type { ReplyOf, SendOf } from '../lib/call.ts';
import { alarmCalls } from './calls.ts';

export { alarmCalls };
export { type LiveAlarms, type LiveAlarmsOptions, type LiveAlarmsSnapshot, createLiveAlarms } from './live.ts';
export type { LiveAlarm } from './liveAlarm.ts';
export { type Alarm, alarmTopic } from './topics.ts';
export type AlarmQuery = SendOf<typeof alarmCalls.list>;
export type AlarmDetail = ReplyOf<typeof alarmCalls.detail>;
export type HazardDetail = ReplyOf<typeof alarmCalls.hazard>;
export type Hazard = HazardDetail['hazard'];
export type HazardSummary = ReplyOf<typeof alarmCalls.hazardSummary>;
export type SentHazard = SendOf<typeof alarmCalls.createHazard>;
export type AlarmSummary = ReplyOf<typeof alarmCalls.summary>;
