/** How a device's service is sold. Decision: besides the two of the specification, everything included for one price. @spec TAR-08 */
export const serviceModes = ['standard', 'flow', 'inclusive'] as const;
export type ServiceMode = (typeof serviceModes)[number];

/** The modes in which resources can be given away: the others do not count them. @spec TAR-08 */
export const giftModes = ['standard', 'flow'] as const satisfies readonly ServiceMode[];
