/** What a camera keeps. @spec DEV-19 */
export const mediaKinds = ['snapshot', 'recording'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/**
 * `refused`: a service of the camera does not run. `failed`: the camera did not deliver it. `deleted`: of an alarm's, so that it is not taken again.
 * @spec DEV-19 DEV-20
 */
export const mediaStates = ['waiting', 'running', 'done', 'failed', 'refused', 'deleted'] as const;
export type MediaState = (typeof mediaStates)[number];

/** What is bought for a camera. @spec DEV-20 */
export const mediaServiceNames = ['cloud', 'watermark'] as const;
export type MediaServiceName = (typeof mediaServiceNames)[number];
