import { componentOf, docBlock } from './componentTexts.ts';
import { attributeOf } from './literal.ts';
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

interface Attribute {
  readonly prop: string;
  readonly text: string;
  /** What it names stands neither in it nor in the story. */
  readonly isLeftOut: boolean;
}
/** One attribute: its value, what the story's source writes, or its name. */
const attribute = (name: string, value: unknown, written: string | undefined): Attribute => {
  const text =
    attributeOf(name, value, '  ') ?? (written === undefined ? undefined : `${name}={${outdented(written)}}`);
  return { prop: name, text: text ?? `${name}={${name}}`, isLeftOut: text === undefined };
};

/** What a story shows, from its source: what it renders itself, the doc block's example, or the component with its arguments. */
const fromSource = (source: string, { component, initialArgs = {}, parameters }: Told): string => {
  const docs = parameters.docs as DocsParameters | undefined;
  const story = entriesOf(withoutEnd(source), 2);
  const written = entriesOf(withoutEnd(story.get('args') ?? ''), 4);
  const shown = Object.entries(initialArgs)
    .filter(([prop, value]) => value !== undefined && prop !== 'style' && prop !== 'children')
    .map(([prop, value]) => attribute(prop, value, written.get(prop)));
  const render = outdented(story.get('render')?.replace(/^\(?[\w\s,{}]*\)?\s*=>\s*(?=[<(])/, '') ?? '');
  const own = componentOf(parameters.fileName);
  // what only hands the arguments on keeps state around the component: the component itself is shown
  if (render !== '' && (own === undefined || !/^<\w+ \{\.\.\.args\} \/>$/.test(render.trim()))) {
    if (own === undefined) return render;
    const handed = shown.filter(({ prop }) => !new RegExp(String.raw`\s${prop}=`).test(render));
    return render.replaceAll('{...args}', () => handed.map(({ text }) => text).join(' '));
  }
  if (written.size === 0 && shown.some(({ isLeftOut }) => isLeftOut)) {
    const { example } = docBlock(docs?.extractComponentDescription?.(component, { component, parameters }) ?? '');
    if (example !== '') return sampleSource(example);
  }
  const name = own ?? 'Component';
  const attributes = shown.map(({ text }) => `  ${text}`);
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
    .replaceAll(/\bfunction \w*\(\)\s*\{\s*\}/g, '() => {}')
    .replaceAll(/<React\.Fragment(?: key="[^"]*")?>/g, '<>')
    .replaceAll('</React.Fragment>', '</>');
};
