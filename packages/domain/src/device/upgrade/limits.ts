/** `V1.1`, also without the letter, up to four numbers. @spec DEV-18 */
export const versionPattern: RegExp = /^V?\d{1,5}(?:\.\d{1,5}){0,3}$/i;
/** Decision: what devices with a data card fetch within the wait of a command, with room to spare. @spec DEV-18 */
export const upgradePackageBytes = { min: 1, max: 64 * 1024 * 1024 } as const;
