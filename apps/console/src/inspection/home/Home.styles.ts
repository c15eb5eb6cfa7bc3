import { oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';

/** The sentence that the page begins with. */
export const Sentence = styled.p`
  margin: 0;
  font-size: var(--fl-type-heading);
`;

/** What needs somebody, side by side where there is room. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: var(--fl-space-4);
  align-items: start;
`;

/** A line of what needs somebody: what it is, below it where and by whom, at the end how urgent it is or what is done about it. */
export const Rows = styled.ul`
  display: grid;
  margin: 0 0 var(--fl-space-2);
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--fl-space-3);
    border-block-start: 1px solid var(--fl-border-default);
    padding-block: var(--fl-space-2);
  }
  & > li:first-child {
    border-block-start: 0;
  }
  & > li > [data-part='what'] {
    display: grid;
    min-width: 0;
  }
  & > li > [data-part='what'] > * {
    ${oneLine}
  }
  & small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  & > li > :last-child {
    flex: none;
  }
`;
