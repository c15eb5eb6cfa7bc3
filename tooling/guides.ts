import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Where the guides lie in the package that partners install. */
export const guidesFolder = join(root, 'packages/ui/docs');
const requirementsFolder = join(root, 'packages/domain/docs');

/** Guides that are about the book itself, or draw what a text cannot. */
const ofBookAlone = new Set(['Packages', 'Welcome', 'Tokens']);

/** What a link of Storybook leads to beside the guide in the package. */
const filesByPage: Readonly<Record<string, string>> = {
  'start-bundlers': 'Bundlers.md',
  'start-forms': 'Forms.md',
  'start-live-data': 'LiveData.md',
  'patterns-pages': 'Patterns.md',
};
/** Pages that Storybook alone can draw: their names stay, without a link. */
const drawnPages = new Set(['foundations-theme-editor']);

const relinked = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\(\?path=\/\w+\/([a-z-]+?)--[a-z-]+\)/g, (link, name: string, page: string) => {
    if (drawnPages.has(page)) return `${name} of Storybook`;
    const file = filesByPage[page];
    if (file === undefined) throw new Error(`${link} leads to no file of the package`);
    return `[${name}](${file})`;
  });

/**
 * A guide of Storybook as Markdown: what it imports as text stands in it, and what it draws is left out.
 * @param read the text of a file, by its path from the guide
 * @throws Error where it uses something that is neither
 */
export function markdownOf(mdx: string, read: (path: string) => string): string {
  const texts = new Map<string, string>();
  const body = mdx.replaceAll(/^import (.+) from '([^']+)';\n/gm, (line, names: string, path: string, at: number) => {
    // an import inside of a block of code belongs to the block
    if ((mdx.slice(0, at).match(/^```/gm)?.length ?? 0) % 2 === 1) return line;
    if (path.endsWith('?raw')) texts.set(names, read(path.slice(0, -'?raw'.length)));
    return '';
  });
  const inlined = body.replaceAll(
    /^<Code code=\{(\w+)\} language="(\w+)" \/>$/gm,
    (_, name: string, language: string) => {
      const text = texts.get(name);
      if (text === undefined) throw new Error(`${name} is no text`);
      return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
    },
  );
  return relinked(inlined)
    .replaceAll(/^<(Meta|Story) .*\/>\n/gm, '')
    .replaceAll(/^<Markdown>\{`\n([^]*?)`\}<\/Markdown>$/gm, (_, text: string) => text.replaceAll('\\`', '`').trimEnd())
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimStart();
}

/** Writes the requirements that doc blocks name into the package that all of ours depend on. */
export function writeRequirements(): void {
  const source = readFileSync(join(root, 'docs/requirements.source.json'), 'utf8');
  const requirements = JSON.parse(source) as readonly { readonly id: string; readonly text: string }[];
  const lines = requirements.map(({ id, text }) => `- **${id}** ${text}`);
  mkdirSync(requirementsFolder, { recursive: true });
  writeFileSync(
    join(requirementsFolder, 'Requirements.md'),
    `# Requirements\n\nWhat \`@spec\` in a doc block names.\n\n${lines.join('\n')}\n`,
  );
}

/** Writes the guides into the package: a partner has them beside the code, at its version. */
export function writeGuides(): void {
  rmSync(guidesFolder, { recursive: true, force: true });
  mkdirSync(guidesFolder, { recursive: true });
  for (const file of globSync('.storybook/guides/{start,patterns}/*.mdx', { cwd: root })) {
    const name = basename(file, '.mdx');
    if (ofBookAlone.has(name)) continue;
    const folder = dirname(join(root, file));
    const text = markdownOf(readFileSync(join(root, file), 'utf8'), (path) => readFileSync(join(folder, path), 'utf8'));
    writeFileSync(join(guidesFolder, `${name}.md`), text);
  }
}
