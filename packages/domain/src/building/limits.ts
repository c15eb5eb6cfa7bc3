/** Characters of a building's number. Decision: 32. @spec BLD-01 */
export const buildingNumberChars = { min: 1, max: 32 } as const;
/** Height in metres. Decision: up to a kilometre. @spec BLD-01 */
export const heightM = { min: 0, max: 1000 } as const;
/** Area in square metres. Decision: up to ten million. @spec BLD-01 */
export const areaM2 = { min: 0, max: 10_000_000 } as const;
/** Floors above ground. Decision: one to 200. @spec BLD-01 BLD-04 */
export const floorsAbove = { min: 1, max: 200 } as const;
/** Floors under ground. Decision: up to 20. @spec BLD-01 BLD-04 */
export const floorsUnder = { min: 0, max: 20 } as const;
/** Safety exits, fire lifts or evacuation stairs, each. Decision: up to 999. @spec BLD-01 */
export const waysOut = { min: 0, max: 999 } as const;
/** Characters of the name of the person responsible. Decision: 32. @spec BLD-01 */
export const responsibleChars = { min: 0, max: 32 } as const;
/** Characters of a BIM link. Decision: 512. @spec BLD-01 */
export const bimLinkChars = { min: 0, max: 512 } as const;
/** Characters of the remarks. Decision: 256. @spec BLD-01 */
export const buildingRemarkChars = { min: 0, max: 256 } as const;
/** Images of the building and its surroundings. @spec BLD-03 */
export const buildingImagesMax = 4;
/** The most bytes of one image, as it is sent. Decision: 8 MB; larger ones are compressed before. @spec BLD-03 SHL-28 */
export const buildingImageBytesMax = 8 * 1024 * 1024;
/** Evacuation diagrams. @spec BLD-03 */
export const evacuationDiagramsMax = 1;
/** Plans of exits and hydrants. @spec BLD-03 */
export const exitPlansMax = 1;
/** Cubic metres, litres a second or people of a fire resource. Decision: up to ten million. @spec BLD-05 */
export const resourceAmount = { min: 0, max: 10_000_000 } as const;
