// Writes the shares that the steps of the last run took to costs.json: `npm test`, then `node tooling/costs.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { recordedShares, type Seconds, sharesFile, sharesOf } from './testing/costs.ts';

const { processorSeconds } = JSON.parse(readFileSync('test-results/last.json', 'utf8')) as {
  readonly processorSeconds: Seconds;
};
writeFileSync(sharesFile, `${JSON.stringify(sharesOf(processorSeconds, recordedShares()), null, 2)}\n`);
