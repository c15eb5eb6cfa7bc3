/** Why the server cannot start, in one line for whoever started it. */
export class StartProblem extends Error {}

/** How damage is mended; every message about damage ends with it. */
export const restoreHint = 'move it away and restore a backup with `npm run restore -- FILE`.';
