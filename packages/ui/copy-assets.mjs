#!/usr/bin/env node
// npx fireline-assets public/fireline: copies the workers and data of maps and plans to where a page can fetch them
import { cpSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder that the page is served from, for example: npx fireline-assets public/fireline');
  process.exit(1);
}
const dist = join(dirname(fileURLToPath(import.meta.url)), 'dist');
const files = readdirSync(dist, { recursive: true }).filter((file) =>
  /^\w+[\\/]\w+(Worker\.js|\.bin|\.txt)$/.test(file),
);
for (const file of files) cpSync(join(dist, file), join(folder, file));
console.log(`${files.length} files copied to ${folder}`);
