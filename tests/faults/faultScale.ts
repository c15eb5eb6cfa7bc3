/** How many times the rounds of `npm test`: 1 there, more for `npm run faults`. */
export const faultScale = Number(process.env.FIRELINE_FAULTS_SCALE ?? 1);
