import { DocsContext, Markdown, Story } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  && {
    padding-left: 20px;
  }
`;
const Figure = styled.figure`
  margin: 8px 0 16px;
  border: 1px solid rgb(128 128 128 / 35%);
  border-top: 3px solid #1d7a45;
  border-radius: 4px;
  overflow: hidden;

  &[data-wrong] {
    border-top-color: #c8142a;
  }
  & > figcaption {
    padding: 4px 12px;
    font-size: 12px;
  }
`;

const named = /<!--\s*(\w+)\s*-->/g;

/** A text of advice in its sentences, each with the names of the stories that show it: `<!-- DoVerb -->` below the sentence. */
export const adviceIn = (text: string): readonly { readonly says: string; readonly stories: readonly string[] }[] =>
  text
    .split(/^- /m)
    .slice(1)
    .map((item) => ({
      says: item.replaceAll(named, '').trim(),
      stories: Array.from(item.matchAll(named), ([, name = '']) => name),
    }));

/** What to do or not to do with a component, and how it looks where a story shows it. */
export function Advice({ text, isWrong }: { readonly text: string; readonly isWrong: boolean }) {
  const stories = useContext(DocsContext).componentStories();
  const storyOf = (name: string) => stories.find((story) => story.name.replaceAll(' ', '') === name);
  return (
    <List>
      {adviceIn(text).map(({ says, stories: names }) => (
        <li key={says}>
          <Markdown>{says}</Markdown>
          {names.map((name) => {
            const story = storyOf(name);
            return story === undefined ? null : (
              <Figure key={name} data-wrong={isWrong || undefined}>
                <figcaption>{isWrong ? '× Not so' : '✓ So'}</figcaption>
                <Story of={story.moduleExport} />
              </Figure>
            );
          })}
        </li>
      ))}
    </List>
  );
}
