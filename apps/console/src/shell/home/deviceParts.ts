/** What other areas show on the page of a device, loaded when it is opened. */
export { DeviceSilences, SilenceButton } from '../../alarm/silences/routes.ts';
