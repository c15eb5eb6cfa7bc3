/** A plan file stays under this: 300 MB. @spec PLN-02 */
export const planFileBelowBytes = 300 * 1024 * 1024;
/**
 * A drawing in a zip stays under this once unpacked. Decision: 1 GB. Drawings pack to a tenth, so a zip under 300 MB can hold more than
 * may be uploaded plain; what is beyond this no reader's screen can draw.
 * @spec PLN-02
 */
export const drawingInZipBelowBytes = 1024 ** 3;
/** Files in a zip. Decision: 1 000; a drawing comes with its fonts, pictures and papers. @spec PLN-02 */
export const zipEntriesMax = 1000;
/** How many times its packed size a drawing may have. Decision: 200; real ones pack to a tenth, a bomb to a thousandth. @spec PLN-02 */
export const zipRatioMax = 200;
/** Characters of the name of a plan or model. Decision: 64. @spec PLN-01 PLN-07 */
export const planNameChars = { min: 1, max: 64 } as const;
/** Characters of the description of a plan or model. @spec PLN-01 PLN-07 */
export const planDescriptionChars = { min: 0, max: 128 } as const;
/** Characters of an access key. Decision: 6 to 32. @spec PLN-01 PLN-05 */
export const accessKeyChars = { min: 6, max: 32 } as const;
/** Wrong access keys in a row before a wait. Decision: five. @spec PLN-05 */
export const wrongKeysMax = 5;
/** Minutes to wait after so many wrong keys. Decision: ten. @spec PLN-05 */
export const keyWaitMin = 10;
/** Minutes that a right access key opens a plan. Decision: thirty. @spec PLN-05 */
export const keyOpensMin = 30;
/** How often a publish is begun before it counts as failed: a file that ends the server must not do so for ever. Decision: three. @spec PLN-03 */
export const publishStartsMax = 3;
/** Devices on one plan. Decision: seven thousand. @spec PLN-04 */
export const planPointsMax = 7000;
/** Ways out, stairs, hydrants and extinguishers marked on one plan. Decision: five hundred. @spec N07 */
export const planResourcesMax = 500;
/** Days of alarms that one replay covers. Decision: thirty-one. @spec N08 */
export const planReplayDaysMax = 31;
/** Alarms of one replay, the first of the period. Decision: as many as devices. @spec N08 */
export const planReplayStepsMax = planPointsMax;
/** Detectors that went around a plan and are named beside its replay, the first; the others are counted. Decision: fifty. @spec N08 */
export const planElsewhereMax = 50;
/** Devices that were silent in a replay's period and are named, the longest silent. Decision: fifty. @spec N08 */
export const planSilentMax = 50;
/** Devices times days whose reports one replay looks through one by one. Decision: seven thousand. @spec N08 */
export const planSilentDaysMax = 7000;
/** Size of a model's file in bytes. Decision: up to 1 GB, and not empty. @spec PLN-07 */
export const modelBytes = { min: 1, max: 1024 ** 3 } as const;
/** Length, width or height of a model in metres. Decision: up to ten kilometres. @spec PLN-07 */
export const modelSideM = { min: 0, max: 10_000 } as const;
/** Characters of a model's link. Decision: 512. @spec PLN-07 */
export const modelLinkChars = { min: 1, max: 512 } as const;
/** Characters of the name of a plan's file, as file systems have them. @spec PLN-02 */
export const planFileNameChars = { min: 1, max: 255 } as const;
