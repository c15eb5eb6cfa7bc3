export { Coalescer } from './coalesce.ts';
export { Hub } from './hub.ts';
export { InPageSocket } from './inPageSocket.ts';
export { type Principal, type PushLimits } from './types.ts';
