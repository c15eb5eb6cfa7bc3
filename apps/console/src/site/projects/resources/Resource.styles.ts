import { styled } from 'styled-components';

/** Above the list. */
export const Lead = styled.div`
  display: grid;
  gap: var(--fl-space-3);
  padding-block-end: var(--fl-space-3);
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: var(--fl-space-3);
`;
