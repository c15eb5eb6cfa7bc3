// packages/ui/src/MapDistricts/districts.bin: the outline and name of every district, from published packages.
//   node --conditions=fireline-source tooling/districts.ts    writes it, and says its hash
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { drawnOnce, pack } from './districtPack.ts';
import { readOutlines } from './districtSource.ts';

export const districtsFile = join(import.meta.dirname, '../packages/ui/src/MapDistricts/districts.bin');

/** The file as the installed packages make it, byte for byte the same each time. */
export function buildDistricts(): Uint8Array {
  const { outlines, names } = readOutlines();
  return pack(drawnOnce(outlines), names);
}

if (import.meta.main) {
  const bytes = buildDistricts();
  writeFileSync(districtsFile, bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  console.log(`${bytes.length} bytes, ${gzipSync(bytes).length} gzip, sha256 ${hash}`);
}
