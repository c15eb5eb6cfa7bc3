import { styled } from 'styled-components';

/** Fields of a form one below the other, short ones beside each other where there is room. */
export const Fields = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  grid-template-columns: minmax(0, 1fr);
`;

export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  align-items: start;
  gap: var(--fl-space-3);
`;
