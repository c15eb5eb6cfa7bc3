import { styled } from 'styled-components';

/** What is counted, above the figures. */
export const Span = styled.p`
  margin: 0 0 var(--fl-space-3);
  max-width: 120ch;
  color: var(--fl-text-muted);
`;

/** Four figures beside each other, each as wide as its definition; two, then one where there is less room. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--fl-space-4);
  align-items: start;
`;

/** What a figure counts, and the way to it. */
export const Definition = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--fl-space-2);
`;
