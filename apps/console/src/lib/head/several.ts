import { deviceStatuses, expiryStages } from '@fireline/domain/device';

/** Several choices of a filter as the address names them together. */

/** Every status but online. */
export const notOnline = deviceStatuses.filter((status) => status !== 'online').join(',');
/** Service that is over, or ends so soon that people are reminded. */
export const ending = expiryStages.filter((stage) => stage !== 'later').join(',');
