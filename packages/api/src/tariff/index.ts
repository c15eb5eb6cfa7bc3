export { tariffCalls } from './calls.ts';
