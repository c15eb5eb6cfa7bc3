/** What other areas show on the page of a device, loaded when it is opened. */
export { HazardOfDevice } from '../../alarm/hazards/routes.ts';
export { DeviceSilences, SilenceButton } from '../../alarm/silences/routes.ts';
export { PlaceExcerpt } from '../../plan/routes.ts';
