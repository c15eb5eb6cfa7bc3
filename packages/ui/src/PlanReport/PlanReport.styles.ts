import { styled } from 'styled-components';
import { toneColours } from '../lib/alarm/tones.tsx';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-4);
  min-width: 0;
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: var(--fl-space-3);
`;

export const Line = styled.p`
  ${toneColours}
  display: flex;
  align-items: start;
  gap: var(--fl-space-2);
  margin: 0;
  min-width: 0;
  overflow-wrap: anywhere;
  color: var(--fl-text-default);

  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    margin-block-start: 0.15em;
    color: var(--tone-text);
  }
  & [data-part='cut'] {
    display: block;
    color: var(--fl-text-muted);
  }
`;

export const Kind = styled.span`
  & > small {
    margin-inline-start: var(--fl-space-2);
    color: var(--fl-text-muted);
    font-size: inherit;
  }
`;

/** A figure that is none stands back, so that losses are found by running down the column. */
export const Figure = styled.span`
  &[data-none] {
    color: var(--fl-text-muted);
  }
  &[data-lost] {
    font-weight: var(--fl-weight-strong);
  }
`;

export const Legend = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-2);

  & > h3 {
    margin: 0;
    font-size: inherit;
    font-weight: var(--fl-weight-strong);
  }
`;
