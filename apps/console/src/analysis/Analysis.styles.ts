import { styled } from 'styled-components';

/** Figures or fields beside each other where there is room. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(170px, 100%), 1fr));
  align-items: start;
  gap: var(--fl-space-3);
`;

/** Above a list. */
export const Lead = styled.div`
  display: grid;
  gap: var(--fl-space-3);
  padding-block-end: var(--fl-space-3);
`;

/** Whether people are in a place: a filled, an empty or a broken mark before the word. */
export const State = styled.span`
  &::before {
    margin-inline-end: var(--fl-space-1);
    content: '◌';
  }
  &[data-state='manned']::before {
    content: '●';
  }
  &[data-state='unmanned']::before {
    content: '○';
  }
`;

/** A day of 24 hours as a strip; what is in use is filled. */
export const Strip = styled.svg`
  display: block;
  width: 100%;
  height: 14px;
  color: var(--fl-text-default);
  background: var(--fl-surface-sunken);
`;
