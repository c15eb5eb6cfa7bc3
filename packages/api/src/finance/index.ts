export { financeCalls } from './calls.ts';
export type { Order, OrderDetail } from './shapes.ts';
export { type OrderChange, orderTopic } from './topics.ts';
