// Builds Storybook into storybook-static, with a page of plain text for each component beside it, for search engines and tools:
// llms.txt lists them by group, text/<Component>.md holds one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { componentGroups, storyIdOf } from '../.storybook/groups.ts';
import { titleOf } from '../.storybook/pageTitle.ts';

const out = 'storybook-static';
const { status } = spawnSync(
  process.execPath,
  ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', out, '--quiet'],
  { stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);

for (const page of [`${out}/index.html`, `${out}/iframe.html`]) {
  const html = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    html.replace(/(?<=<title>)[^<]*/, (title) => titleOf(title)),
  );
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/** The sentences of the doc block before the first tag, of the function or the class that carries the component's name. */
function docBlockOf(source: string, name: string): string {
  const blocks = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:function|const|class) (\w+)/g);
  const own = [...blocks].find(([, , declared]) => declared === name)?.[1] ?? '';
  const text = own.replaceAll(/^\s*\* ?/gm, '').trim();
  return text.split(/^@/m)[0]?.trim() ?? '';
}

function textOf(name: string): string {
  const folder = `packages/ui/src/${name}`;
  return [
    `# ${name}`,
    docBlockOf(read(`${folder}/${name}.tsx`), name),
    `\`import { ${name} } from '@fireline/ui/${name}';\``,
    read(`${folder}/${name}.usage.md`).replaceAll(/\n\s*<!--.*?-->/g, ''),
    read(`${folder}/${name}.spec.md`).replace(/^# .*\n/, '## Behaviour\n'),
    `Examples: ../?path=/docs/${storyIdOf(name)}--docs`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

mkdirSync(`${out}/text`, { recursive: true });
for (const name of Object.values(componentGroups).flat()) writeFileSync(`${out}/text/${name}.md`, `${textOf(name)}\n`);
const lists = Object.entries(componentGroups).map(
  ([group, names]) => `## ${group}\n\n${names.map((name) => `- [${name}](text/${name}.md)`).join('\n')}`,
);
writeFileSync(
  `${out}/llms.txt`,
  `# Fireline\n\nReact components for fire-safety and device monitoring. One page of plain text for each component:\n\n${lists.join('\n\n')}\n`,
);
