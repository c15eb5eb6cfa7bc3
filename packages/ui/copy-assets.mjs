#!/usr/bin/env node
// npx fireline-assets public/fireline: copies the workers and data of maps and plans to where a page can fetch them
import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder that the page is served from, for example: npx fireline-assets public/fireline');
  process.exit(1);
}
const dist = join(import.meta.dirname, 'dist');
const files = globSync('*/{*Worker.js,*.bin,*.txt}', { cwd: dist }).toSorted();
for (const file of files) cpSync(join(dist, file), join(folder, file));
console.log(`${files.length} files copied to ${folder}`);
