/** How long a call may take, in milliseconds. @spec SHL-18 */
export const callTimeoutMs = 240_000;
/** How often a screen that polls asks again, in milliseconds. @spec SHL-24 */
export const pollIntervalMs = 15_000;
/**
 * An answer older than this is not shown as the present state without a mark, in milliseconds. Decision: one poll and five seconds for its
 * reply. @spec N05
 */
export const freshForMs = 20_000;
/** How long a notice is shown that nobody closes, such as what a break of the link cost, in milliseconds. @spec N04 */
export const noticeForMs = 30_000;
/** Rows of a page unless the reader chooses otherwise. @spec SHL-24 */
export const defaultPageSize = 10;
/** The most rows one page may ask for. Decision: 200. @spec SHL-24 */
export const pageSizeMax = 200;
/** The most rows one export holds; of more none are exported, so that nobody takes a part for the whole. Decision: 50 000. @spec DEV-12 */
export const exportRowsMax = 50_000;
/** How long what was typed and not saved is kept in the browser, in milliseconds. Decision: 24 hours. @spec SHL-04 */
export const draftKeptMs = 24 * 60 * 60 * 1000;
/** How long a lazily loaded screen may take to arrive, in milliseconds. @spec SHL-20 */
export const screenLoadTimeoutMs = 120_000;
/** The smallest window that is not warned about. @spec SHL-21 */
export const minimumWindow = { widthPx: 1366, heightPx: 768 } as const;
/** How long after a break the push connection is made anew, in milliseconds. @spec ALM-06 */
export const pushReconnectMs = 3_000;
/** How long after that topics are subscribed again, in milliseconds. @spec ALM-06 */
export const pushResubscribeMs = 2_000;
/** An image larger than this is compressed before upload: 1025 KB. @spec SHL-28 */
export const imageCompressAboveBytes = 1025 * 1024;
/** The largest picture that a browser is asked to open: a phone runs out of memory over more. Decision: 50 MB. @spec SHL-28 */
export const imageReadBytesMax = 50 * 1024 * 1024;
/** Bytes of pictures that one account sends in 24 hours. Decision: 200 MB, the pictures of some thirty buildings. @spec BLD-03 */
export const imageBytesPerDay = 200 * 1024 * 1024;
/** The largest file that is imported. Decision: 10 MB. @spec DEV-26 */
export const importBytesMax = 10 * 1024 * 1024;
/** The most rows of an import. Decision: 5 000. @spec DEV-26 */
export const importRowsMax = 5000;
/** Lines that the sheet of a workbook may list, blank ones too. Decision: 100 000, more than any file that was filled in. @spec DEV-26 */
export const importLinesMax = 100_000;
/** What the parts of a workbook may unpack to. Decision: 64 MB, some ten times what 5 000 rows take. @spec DEV-26 */
export const importUnpackedBytesMax = 64 * 1024 * 1024;
/** Characters of a cell of an import. Decision: 32 767, what spreadsheets take. @spec DEV-26 */
export const importCellCharsMax = 32_767;
/** So many imports of the platform, or of one partner, unit, organisation or company, run or wait at once. Decision: 2. @spec DEV-26 */
export const importsAtOnceMax = 2;
/** So many imports of all others than the platform run or wait at once in a tenant; the platform has its own besides. Decision: 8. @spec DEV-26 */
export const importsOfOthersMax = 8;
