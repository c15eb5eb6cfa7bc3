/** Mobile and landline numbers on a unit, of each kind. @spec SIT-03 */
export const unitPhonesMax = 5;
/** Mobile and landline numbers on a place, of each kind. @spec SIT-03 */
export const placePhonesMax = 8;
/** Members of a place. Decision: a large family with its helpers, several times. @spec SIT-02 */
export const placeMembersMax = 50;
/** Inspectors of a unit. Decision: several shifts of a large property company. @spec SIT-06 */
export const unitInspectorsMax = 100;
/** Days for which a removed inspector can be restored; then the name and the number are deleted. Decision: a month. @spec SIT-06 */
export const removedInspectorDays = 30;
/** Hours for which a move of units or places can be taken back. Decision: a day. @spec SIT-04 SIT-06 ORG-05 */
export const siteMoveHours = 24;
/** Characters of pasted phone numbers that are looked at. Decision: enough for a page of them. @spec SIT-03 */
export const pastedPhonesChars = 10_000;
/** Characters of the name of a place, unit or project. Decision: 64. @spec SIT-02 SIT-06 SIT-08 */
export const siteNameChars = { min: 1, max: 64 } as const;
/** Characters of a person's name. Decision: 32. @spec SIT-02 SIT-07 */
export const personNameChars = { min: 1, max: 32 } as const;
/** Characters of an address. @spec SIT-02 SIT-07 */
export const addressChars = { min: 1, max: 128 } as const;
/** Characters of a place's number and of its house code. Decision: 32. @spec SIT-02 */
export const placeCodeChars = { min: 0, max: 32 } as const;
/** Repair places of one tenant. @spec SIT-05 */
export const repairPlacesMax = 1;
/** Characters of a maintenance company's name. @spec SIT-07 */
export const maintNameChars = { min: 1, max: 12 } as const;
/** Characters of the terms that people agree to when they register. Decision: five pages of Chinese. @spec SES-04 */
export const tenantTermsChars = { min: 1, max: 10_000 } as const;
/** Days for which a tenant keeps its user log, where it does not keep it for ever. Decision: a month to ten years. @spec SES-10 */
export const userLogDays = { min: 30, max: 3650 } as const;
/** Characters of what else is on record of a maintenance company: contact, address, title, and names of its users. @spec SIT-07 */
export const maintTextChars = { min: 1, max: 128 } as const;
/** Install photos of a project. @spec SIT-08 */
export const installPhotosMax = 4;
/** The largest install photo that is kept. Decision: 8 MB, as of buildings. @spec SIT-08 */
export const installPhotoBytesMax = 8 * 1024 * 1024;
/** Characters of what is remarked of a project. Decision: 500. @spec SIT-08 */
export const projectRemarkChars = { min: 0, max: 500 } as const;
/** Devices that leave a project at once. Decision: more than any project has had. @spec SIT-08 */
export const projectDevicesAtOnce = 1000;
/** Characters of the name of a project's label. Decision: what fits a sticker. @spec SIT-08 */
export const projectLabelChars = { min: 1, max: 32 } as const;
/** Labels of a project. Decision: 100. @spec SIT-08 */
export const projectLabelsMax = 100;
/** Longitude in degrees. @spec SIT-10 */
export const lngDegrees = { min: -180, max: 180 } as const;
/** Latitude in degrees. @spec SIT-10 */
export const latDegrees = { min: -90, max: 90 } as const;
/** Decimals of a longitude or latitude: the sixth is a tenth of a metre. @spec SIT-10 */
export const lngLatDecimalsMax = 6;
/** Characters of what a place is searched by. Decision: as long as an address. @spec SIT-09 */
export const placeSearchChars = { min: 1, max: 128 } as const;
/** Places that a search answers at most. Decision: what is not among the best ten is asked for more precisely. @spec SIT-09 */
export const foundPlacesMax = 10;
/** How long one geocoder may take before the next is asked. Decision: nobody waits longer for a list to type by. @spec SIT-09 */
export const geocoderWaitMs = 4500;
/** How long all geocoders together may take. Decision: two that are late; whoever asks waits a little longer. @spec SIT-09 */
export const geocodingWaitMs = 9000;
/** How long one that was late is passed over. Decision: not at each letter that is typed. @spec SIT-09 */
export const geocoderRestMs = 30_000;
/** Map zoom that shows an area. @spec SIT-09 */
export const areaZoom = 13;
/** Map zoom that shows a point. @spec SIT-09 */
export const pointZoom = 14;
/** Days over which the messages of a project's devices are counted, today included. Decision: a month. @spec SIT-08 */
export const usageDays = 30;
/** Characters by which a file of units names an organisation: its number or its name. @spec SIT-06 DEV-26 */
export const importOrgChars = { min: 1, max: 128 } as const;
/** Projects of a tenant. Decision: 5000. @spec SIT-08 */
export const projectsMax = 5000;
