import { styled } from 'styled-components';

/** Both ends in one line; under each other where there is no room for it. */
export const Ends = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
`;

export const End = styled.div`
  display: flex;
  align-items: center;

  & > :has(+ [aria-hidden]) {
    padding-inline-end: var(--fl-space-1);
  }
  & > [aria-hidden] {
    color: var(--fl-text-muted);
  }
  [data-disabled] & > [aria-hidden] {
    color: inherit;
  }
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-3);
`;

export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  padding-block-end: var(--fl-space-3);
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
`;
