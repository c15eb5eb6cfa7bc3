import { Controls, Heading, Markdown, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import {
  type ComponentTexts,
  componentOf,
  demandsIn,
  docBlock,
  mostKiloBytes,
  sectionsOf,
  specBody,
  textsOf,
  withLinks,
} from './componentTexts.ts';

const line = 'color-mix(in srgb, currentColor 18%, transparent)';
const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 0 32px;
  margin-top: 24px;
  border-top: 1px solid ${line};

  & h3 {
    margin-top: 16px;
  }

  & li {
    margin-bottom: 6px;
  }
`;
const Demands = styled.details`
  margin: 24px 0;
  padding: 12px 16px;
  border: 1px solid ${line};
  border-radius: 4px;

  & > summary {
    cursor: pointer;
    font-size: 14px;
  }
`;
const Size = styled.p`
  && {
    margin: 0;
    font-size: 13px;
    opacity: 0.8;
  }
`;

/** The page of a component: what it is, when to take it and when not, what it costs, and its stories. */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters } = preparedMeta;
  const extract = parameters.docs?.extractComponentDescription as
    | ((component: unknown, context: object) => string | null | undefined)
    | undefined;
  const { says, example } = docBlock(extract?.(component, { component, parameters }) ?? '');
  const name = componentOf(parameters.fileName);
  return (
    <>
      <Title />
      <Markdown>{says}</Markdown>
      {name !== undefined && <Import name={name} names={(parameters.docs?.imports as string | undefined) ?? name} />}
      {example !== '' && <Source code={example} language="tsx" />}
      {name !== undefined && <Texts name={name} />}
      <Heading>Try it</Heading>
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

function Import({ name, names }: { readonly name: string; readonly names: string }) {
  const most = mostKiloBytes(name);
  return (
    <>
      <Source code={`import { ${names} } from '@fireline/ui/${name}';`} language="tsx" />
      {most !== undefined && <Size>At most {most} kB gzip, without React and styled-components.</Size>}
    </>
  );
}

function Texts({ name }: { readonly name: string }) {
  const [texts, setTexts] = useState<ComponentTexts>({ usage: '', spec: '' });
  useEffect(() => {
    let isWanted = true;
    void textsOf(name).then((found) => isWanted && setTexts(found));
    return () => {
      isWanted = false;
    };
  }, [name]);
  const sections = sectionsOf(withLinks(texts.usage));
  const pairs = [['Use it', 'Not for'], ['Do', 'Do not'], ['Accessibility']];
  const demands = demandsIn(texts.spec);
  return (
    <>
      {pairs.map((headings) => (
        <Sides key={headings[0]}>
          {headings.map((heading) => (
            <section key={heading}>
              <Markdown>{`### ${heading}\n\n${sections.get(heading) ?? ''}`}</Markdown>
            </section>
          ))}
        </Sides>
      ))}
      {demands > 0 && (
        <Demands>
          <summary>What it must do ({demands})</summary>
          <Markdown>{specBody(texts.spec)}</Markdown>
        </Demands>
      )}
    </>
  );
}
