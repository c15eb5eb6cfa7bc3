import { componentOf, docBlock } from './componentTexts.ts';
import { sampleSource } from './samples/sample.ts';

/** Beyond this, what a story draws is told by the names of its data. */
const mostLines = 40;

interface Told {
  readonly component?: unknown;
  readonly initialArgs?: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}
interface DocsParameters {
  readonly source?: { readonly originalSource?: string };
  readonly extractComponentDescription?: (component: unknown, context: object) => string | null | undefined;
}

/** The entries of an object as its source has them, by their names; `indent` is how deep they stand. */
const entriesOf = (source: string, indent: number): ReadonlyMap<string, string> => {
  const starts = new RegExp(String.raw`^ {${indent}}(?=\w+:)`, 'm');
  const entries = source.split(starts).slice(source.search(starts) === -1 ? 0 : 1);
  return new Map(
    entries.flatMap((entry) => {
      const [, name, value] = /^(\w+):\s*([\s\S]*?),?\s*$/.exec(entry) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
};

const withoutEnd = (source: string): string => source.replace(/\n\s*\}\s*$/, '');
const outdented = (source: string): string => source.replaceAll(/^ {2}/gm, '');

/** One attribute; data that the story's source does not write out goes by its name. */
const attribute = (name: string, value: unknown, written: string | undefined): string => {
  if (value === true) return name;
  if (typeof value === 'string' && value.length < 100 && !value.includes('"')) return `${name}="${value}"`;
  if (written !== undefined) return `${name}={${outdented(written)}}`;
  return `${name}={${['string', 'number', 'boolean'].includes(typeof value) || value === null ? JSON.stringify(value) : name}}`;
};

/** What a story shows, from its source: what it renders itself, the doc block's example, or the component with its arguments. */
const fromSource = (source: string, { component, initialArgs = {}, parameters }: Told): string => {
  const docs = parameters.docs as DocsParameters | undefined;
  const story = entriesOf(withoutEnd(source), 2);
  const render = story.get('render');
  if (render !== undefined) return outdented(render.replace(/^\(?[\w\s,{}]*\)?\s*=>\s*(?=[<(])/, ''));
  const written = entriesOf(withoutEnd(story.get('args') ?? ''), 4);
  if (written.size === 0) {
    const { example } = docBlock(docs?.extractComponentDescription?.(component, { component, parameters }) ?? '');
    if (example !== '') return sampleSource(example);
  }
  const name = componentOf(parameters.fileName) ?? 'Component';
  const attributes = Object.entries(initialArgs)
    .filter(([prop, value]) => value !== undefined && prop !== 'style' && prop !== 'children')
    .map(([prop, value]) => `  ${attribute(prop, value, written.get(prop))}`);
  const { children } = initialArgs;
  if (children === undefined) return [`<${name}`, ...attributes, '/>'].join('\n');
  const content = typeof children === 'string' ? children : `{${outdented(written.get('children') ?? 'children')}}`;
  return [`<${name}`, ...attributes, '>', `  ${content}`, `</${name}>`].join('\n');
};

/** "Show code" as a partner can copy it: no story around it, no functions of the tests, no page of data. */
export const readableSource = (code: string, told: Told): string => {
  const source = (told.parameters.docs as DocsParameters | undefined)?.source?.originalSource ?? '';
  const isStory = code.startsWith('{');
  if (isStory || (code.split('\n').length > mostLines && source.startsWith('{')))
    return fromSource(isStory ? code : source, told);
  return code
    .replaceAll(/=\{function \w*\(\)\s*\{\}\}/g, '={() => {}}')
    .replaceAll(/<React\.Fragment(?: key="[^"]*")?>/g, '<>')
    .replaceAll('</React.Fragment>', '</>');
};
