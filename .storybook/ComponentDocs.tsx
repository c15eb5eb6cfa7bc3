import {
  Controls,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, memo, useContext, useEffect, useState } from 'react';
import { useTheme } from 'storybook/theming';
import { styled } from 'styled-components';
import { Advice } from './Advice.tsx';
import { Code } from './Code.tsx';
import {
  type ComponentTexts,
  componentOf,
  demandsIn,
  docBlock,
  exampleOf,
  mostKiloBytes,
  sectionsOf,
  specBody,
  textsOf,
  withLinks,
} from './componentTexts.ts';

// reads on both of Storybook's themes
const line = 'rgb(128 128 128 / 35%)';
const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 0 32px;
  margin-bottom: 16px;
  border-top: 1px solid ${line};

  /* not what the pictures have of their own */
  && h3:not(figure *) {
    margin: 16px 0 8px;
    font-size: 16px;
  }

  && li:not(figure *) {
    margin-bottom: 6px;
  }
`;
const Told = styled.div`
  padding-bottom: 32px;
`;
const Demands = styled.details`
  margin: 16px 0 0;
  padding: 12px 16px;
  border: 1px solid ${line};
  border-radius: 4px;

  & > summary {
    cursor: pointer;
    font-size: 14px;
  }
`;
const Codes = styled.div`
  display: grid;
  gap: 8px;
  padding: 8px 0 24px;

  && > * {
    min-width: 0;
    margin: 0;
  }

  && > p {
    margin-bottom: 8px;
    font-size: 13px;
    opacity: 0.8;
  }

  & pre,
  & pre * {
    white-space: pre-wrap !important;
  }

  /* a line as long as the block would push the button out of it */
  & .docblock-source {
    flex-wrap: nowrap;
  }
  & .docblock-source > :first-child {
    flex: 1 1 0;
    min-width: 0;
  }
  & .docblock-source > :last-child {
    flex: none;
  }
`;

/** The table of props; on a phone a block for each, since four columns have no room there. */
const Props = styled.div`
  /* Storybook's own font for fields has no Chinese */
  & :is(input, textarea, select) {
    font-family: inherit;
  }

  /* the position of a switch that is not chosen would be too pale on the dark theme */
  && label > span[aria-hidden] {
    color: inherit !important;
  }

  @media (max-width: 600px) {
    & .docblock-argstable :is(table, tbody, tr, td),
    & .docblock-argstable {
      display: block;
      width: auto !important;
    }
    & .docblock-argstable thead {
      display: none;
    }
    & .docblock-argstable tbody td {
      padding: 2px 12px;
      border: 0 !important;
    }
    & .docblock-argstable tbody tr {
      padding: 8px 0;
      border-bottom: 1px solid ${line};
    }
    & .docblock-argstable tbody td:nth-child(4):not(:has(button, input, textarea, select, [role='tree'])),
    & .docblock-argstable tbody td:nth-child(3):not(:has(code, span span)) {
      display: none;
    }
  }
`;

/** The page of a component: what it is, when to take it and when not, what it costs, and its stories. */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters } = preparedMeta;
  const extract = parameters.docs?.extractComponentDescription as
    | ((component: unknown, context: object) => string | null | undefined)
    | undefined;
  // hooks are no component that could be read: their stories say it themselves
  const own = parameters.docs?.isHooks ? (parameters.docs.description?.component as string) : undefined;
  const { says } = docBlock(own ?? extract?.(component, { component, parameters }) ?? '');
  const name = componentOf(parameters.fileName);
  return (
    <>
      <Title />
      <Markdown>{withLinks(says)}</Markdown>
      {name !== undefined && <Example name={name} />}
      {name !== undefined && <Texts name={name} />}
      <Heading>Try it</Heading>
      <Primary />
      {own === undefined && (
        <Props>
          <Controls />
        </Props>
      )}
      <OtherStories />
    </>
  );
}

/**
 * Counts from 0 to `count`, a step whenever the page has nothing else to do: the top of a page can be read and used while the rest is drawn.
 * An address that leads to a story has all of them at once.
 */
function useOneByOne(count: number): number {
  const [drawn, setDrawn] = useState(() => (parent.location.hash === '' ? 0 : count));
  useEffect(() => {
    if (drawn >= count) return undefined;
    const turn = requestIdleCallback(() => setDrawn(drawn + 1));
    return () => cancelIdleCallback(turn);
  }, [drawn, count]);
  return drawn;
}

/** Stays as it is while others are drawn below it. */
const DrawnStory = memo(function DrawnStory({ of }: Pick<ComponentProps<typeof DocsStory>, 'of'>) {
  return <DocsStory of={of} expanded />;
});

/**
 * The stories beside the first. Not those that only press something in it, which a page without a pointer shows unpressed (one that has
 * arguments of its own says so by the tag `!autodocs`), nor those that prove by ten thousand characters that nothing breaks.
 */
function OtherStories() {
  const [, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const shown = others.filter(({ name, moduleExport }) => {
    const { play, args, render, globals, loaders } = moduleExport as Record<string, unknown>;
    return !name.startsWith('Impossible') && (!play || args || render || globals || loaders);
  });
  const drawn = useOneByOne(shown.length);
  if (shown.length === 0) return null;
  return (
    <>
      <Heading>Stories</Heading>
      {shown.slice(0, drawn).map(({ id, moduleExport }) => (
        <DrawnStory key={id} of={moduleExport} />
      ))}
    </>
  );
}

/** A whole module to paste into an app, and what the component adds to a page. */
function Example({ name }: { readonly name: string }) {
  const most = mostKiloBytes(name);
  const [code, setCode] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void exampleOf(name).then((found) => isWanted && setCode(found));
    return () => {
      isWanted = false;
    };
  }, [name]);
  return (
    <Codes>
      {code !== undefined && <Code code={code} />}
      {most !== undefined && (
        <p>
          {name}: at most {most} kB gzip, without React and styled-components.
        </p>
      )}
    </Codes>
  );
}

/** Advice has its pictures with it. */
function Section({ heading, text }: { readonly heading: string; readonly text: string }) {
  if (!heading.startsWith('Do')) return <Markdown>{`### ${heading}\n\n${text}`}</Markdown>;
  return (
    <>
      <Markdown>{`### ${heading}`}</Markdown>
      <Advice text={text} isWrong={heading !== 'Do'} />
    </>
  );
}

function Texts({ name }: { readonly name: string }) {
  const [texts, setTexts] = useState<ComponentTexts>({ usage: '', behaviour: '' });
  useEffect(() => {
    let isWanted = true;
    void textsOf(name).then((found) => isWanted && setTexts(found));
    return () => {
      isWanted = false;
    };
  }, [name]);
  const { defaultText: textColor } = useTheme().color;
  const sections = sectionsOf(withLinks(texts.usage));
  const pairs = [['Use it', 'Not for'], ['Do', 'Do not'], ['Accessibility']];
  const demands = demandsIn(texts.behaviour);
  return (
    <Told>
      {pairs.map((headings) => (
        <Sides key={headings[0]}>
          {headings.map((heading) => (
            <section key={heading}>
              <Section heading={heading} text={sections.get(heading) ?? ''} />
            </section>
          ))}
        </Sides>
      ))}
      {demands > 0 && (
        <Demands style={{ color: textColor }}>
          <summary>What it must do ({demands})</summary>
          <Markdown>{specBody(texts.behaviour)}</Markdown>
        </Demands>
      )}
    </Told>
  );
}
