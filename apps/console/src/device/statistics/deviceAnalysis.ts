import type { deviceCalls } from '@fireline/api/device';
import type { ReplyOf } from '@fireline/api/lib';

/** What the page of the analysis is drawn from. */
export type DeviceAnalysis = ReplyOf<typeof deviceCalls.analysis>;
