import { styled } from 'styled-components';

/** Short fields beside each other where there is room. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  align-items: start;
  gap: var(--fl-space-3);
`;

/** Striped along its edge, so that it is known for what it is without its colour. */
export const Stripes = styled.div`
  border-inline-start: 12px solid transparent;
  border-image: repeating-linear-gradient(135deg, var(--fl-text-default) 0 6px, var(--fl-surface-base) 6px 12px) 12;
`;
