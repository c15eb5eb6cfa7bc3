/** What other areas show on the page of a building, loaded when it is opened. */
export { FloorPlan, NewPlan } from '../../plan/routes.ts';
