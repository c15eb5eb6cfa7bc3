import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  margin-block-end: var(--fl-space-4);
`;

export const Part = styled.h2`
  padding-block-start: var(--fl-space-3);
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  font-size: var(--fl-type-body);
  font-weight: var(--fl-weight-strong);
`;
