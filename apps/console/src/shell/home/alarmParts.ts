/** What other areas show on the page of an alarm, loaded when it is opened. */
export { AlarmMedia } from '../../device/routes.ts';
export { SendsOfAlarm } from '../../message/routes.ts';
export { PlaceExcerpt } from '../../plan/routes.ts';
