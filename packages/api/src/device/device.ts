import type * as z from 'zod';
import type { zDevice } from './shapes.ts';

export type Device = z.output<typeof zDevice>;
