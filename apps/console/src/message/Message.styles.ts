import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  grid-template-columns: minmax(0, 1fr);
`;

/** A form of settings as wide as it reads well. */
export const FormPlace = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  max-width: 760px;
`;

/** Settings that belong together, with a sentence that says what they do; the next group begins with a line. */
export const Group = styled.section`
  display: grid;
  gap: var(--fl-space-2);

  & + & {
    border-block-start: 1px solid var(--fl-border-default);
    padding-block-start: var(--fl-space-4);
  }
  & > h3,
  & > p {
    margin: 0;
  }
  & > h3 {
    font-size: var(--fl-type-body);
  }
  & > p {
    color: var(--fl-text-muted);
  }
`;

/** What was held back and how often, each with the way to its rows. */
export const Counts = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--fl-space-4);
    padding-block: var(--fl-space-1);
  }
  & > li + li {
    border-block-start: 1px solid var(--fl-border-default);
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
`;

/** As it was written, line by line. */
export const Written = styled.p`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What is filled in when a message is sent, named in its text. */
export const Filled = styled.span`
  margin-inline: 1px;
  padding-inline: var(--fl-space-1);
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-selected);
  white-space: nowrap;
`;

/** The title of a letter; an unread one stands out by its mark and weight. */
export const LetterTitle = styled.span`
  &[data-unread] {
    font-weight: 600;
  }
  &[data-unread]::before {
    content: '● ';
  }
`;

export const BellCount = styled.span`
  margin-inline-start: var(--fl-space-1);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

/** At the corner of the symbol that leads to unread letters. */
export const UnreadMark = styled.span`
  position: absolute;
  inset-block-start: -2px;
  inset-inline-end: -5px;
  width: 8px;
  height: 8px;
  border: 2px solid var(--fl-surface-raised);
  border-radius: 50%;
  background: var(--fl-action-primary);
  forced-color-adjust: none;
`;
