import { styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--fl-space-1);
  height: 100%;

  && > * {
    min-height: 0;
  }
`;

/** The floors, as high as the room is; they scroll by themselves. */
export const Stack = styled.div`
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);

  & > * {
    height: 100%;
    max-height: 100%;
  }
`;
