import { styled } from 'styled-components';
import { phoneWidth } from '../lib/phoneWidth.ts';
import { FieldGrid } from '../lib/page/Page.styles.ts';

/** Figures beside each other; two on a phone. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(130px, 100%), 1fr));
  align-items: start;
  gap: var(--fl-space-3);

  /* what is typed needs more room than a figure */
  @media ${phoneWidth} {
    & > :has(input) {
      grid-column: 1 / -1;
    }
  }
`;

/** A figure and its chart beside each other where there is room for both. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  align-items: start;
  gap: var(--fl-space-3);
`;

/** Above a list. */
export const Lead = styled.div`
  display: grid;
  gap: var(--fl-space-3);
  padding-block-end: var(--fl-space-3);
`;

/** One field above a list, as wide as it needs. */
export const FieldLine = styled.div`
  display: flex;
  padding-block-end: var(--fl-space-3);
`;

/** Short fields beside each other; one without a label over it stands on the line of the others. */
export const Fields = styled(FieldGrid)`
  align-items: end;
`;

/** What is chosen before a page shows anything: not as wide as the page. */
export const Chooser = styled.div`
  max-width: 640px;
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
  display: inline-block;
  width: 100%;
  height: 14px;
  vertical-align: middle;
  color: var(--fl-text-default);
  background: var(--fl-surface-sunken);
`;

/** Against what is usual; what is far from it stands out. */
export const Against = styled.span`
  color: var(--fl-text-muted);

  &[data-far] {
    color: var(--fl-text-default);
    font-weight: 600;
  }
`;

/** A value at or over its limit: the mark and the weight say so besides the colour. */
export const OverLimit = styled.strong`
  color: var(--fl-text-danger);

  &::before {
    content: '▲ ';
  }
`;
