/** Days of one cycle of a plan. @spec INS-04 */
export const cycleLengthDays = { min: 1, max: 10 } as const;
/** Longest validity of a plan, in years. Decision: longer is a slip of the finger. @spec INS-04 */
export const validityYearsMax = 10;
/** Name of a category, point, line or plan, in characters. @spec INS-01 INS-02 INS-03 INS-04 */
export const nameChars = { min: 1, max: 64 } as const;
/** Content of an item, in characters. @spec INS-01 */
export const itemContentChars = { min: 1, max: 128 } as const;
/** Requirement description of an item, in characters. @spec INS-01 */
export const requirementChars = { min: 0, max: 256 } as const;
/** Address of an operation guide, in characters. @spec INS-01 */
export const guideUrlChars = { min: 1, max: 512 } as const;
/** Serial number of a tag or its device, in characters. @spec INS-02 */
export const serialChars = { min: 1, max: 64 } as const;
/** Location of a point, in characters. @spec INS-02 */
export const locationChars = { min: 1, max: 128 } as const;
/** Items of one point. @spec INS-02 */
export const pointItemCount = { min: 1, max: 50 } as const;
/** Points of one line. Decision: what one person walks in a shift. @spec INS-03 */
export const linePointCount = { min: 0, max: 200 } as const;
/** Description of a plan's route, in characters. @spec INS-04 */
export const routeChars = { min: 0, max: 256 } as const;
/** Description of a result, in characters. @spec INS-05 */
export const resultChars = { min: 0, max: 256 } as const;
/** Images of a result. @spec INS-05 */
export const resultImageCount = { min: 0, max: 4 } as const;
/** Name of an image, in characters. @spec INS-05 */
export const imageNameChars = { min: 1, max: 512 } as const;
/** The key that the inspector's phone gives to a result, in characters. @spec N24 */
export const resultKeyChars = { min: 8, max: 64 } as const;
/** A point's QR text is printed again at most this often. @spec INS-02 N24 */
export const qrEditionMax = 9999;
/** Labels of points on one sheet. Decision: at most 200. @spec INS-02 */
export const labelsAtOnce = { min: 1, max: 200 } as const;
/** Categories of a tenant. Decision: 500. @spec INS-01 */
export const categoriesMax = 500;
/** Items of a tenant. Decision: 5000. @spec INS-01 */
export const itemsMax = 5000;
/** Points of a unit. Decision: 5000. @spec INS-02 */
export const pointsMax = 5000;
/** Lines of a unit. Decision: 500. @spec INS-03 */
export const linesMax = 500;
/** Plans of a unit that are not deleted. Decision: 500. @spec INS-04 */
export const plansMax = 500;
/** Tags of a unit. Decision: 5000. @spec INS-02 */
export const tagsMax = 5000;
/** Days for which tasks are made ahead, today not counted. @spec INS-05 */
export const madeAheadDays = 10;
/** Days within which a hazard of a failed item is to be rectified. @spec INS-04 ALM-13 */
export const failureDueDays = { min: 1, max: 90 } as const;
/** A phone's clock may be so far off before its results are marked, in minutes. @spec N24 */
export const clockSkewMarkMin = 5;
/** So long before a task begins its results are taken, in minutes. @spec INS-05 N24 */
export const earlyTakenMin = 15;
/** What was scanned at a point, in characters: the code of a label is shorter. @spec N24 */
export const scannedCodeChars = { min: 1, max: 160 } as const;
/** Tasks that a phone takes along: those of today, and those left undone since so many days. @spec N24 */
export const phoneTasksMax = 30;
/** So many days an undone task stays on the phone of its inspector. @spec N24 */
export const phoneTaskDays = 3;
/** Results that are sent in one call. @spec N24 */
export const resultsPerSync = { min: 1, max: 200 } as const;
/** Days of the figures on the first page. @spec INS-06 */
export const homeDays = { min: 7, max: 90 } as const;
/** Bytes of a picture of a result. @spec INS-05 */
export const resultImageBytesMax = 2_097_152;
/** Rows of a batch: tasks that get another inspector, tags that are bound. @spec INS-02 INS-05 */
export const inspectionBatchCount = { min: 1, max: 100 } as const;
