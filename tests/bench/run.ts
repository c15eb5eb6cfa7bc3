// node tests/bench/run.ts [suite …] [--option value …]: runs the suites (all of them by default) and prints what they measured.
// A suite is a folder here whose index.ts exports { name, run(options) }; see lib/suite.ts.
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printed } from './lib/print.ts';
import type { Options, Suite } from './lib/suite.ts';

const here = import.meta.dirname;
const known = readdirSync(here).filter((name) => existsSync(`${here}/${name}/index.ts`));

function readArguments(): { names: readonly string[]; options: Options } {
  const { tokens } = parseArgs({ strict: false, allowPositionals: true, tokens: true });
  const names: string[] = [];
  const options: Record<string, string> = {};
  let open: string | undefined;
  for (const token of tokens) {
    if (token.kind === 'option') {
      open = token.value === undefined ? token.name : undefined;
      options[token.name] = token.value ?? 'true';
    } else if (token.kind === 'positional') {
      if (open === undefined) names.push(token.value);
      else options[open] = token.value;
      open = undefined;
    }
  }
  return { names, options };
}

const { names, options } = readArguments();
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No suite called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}
for (const folder of names.length > 0 ? names : known) {
  const suite = (await import(`./${folder}/index.ts`)) as Suite;
  console.log(`\n## ${suite.name}\n`);
  console.log(printed(await suite.run(options)));
}
