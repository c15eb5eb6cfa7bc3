import { styled } from 'styled-components';

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-4);
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);
`;

/** Without an entry it takes no room, and no gap either. */
export const Place = styled.div`
  &:empty {
    display: none;
  }
`;

export const Problems = styled.ul`
  display: grid;
  gap: var(--fl-space-1);
  margin-block-start: var(--fl-space-1);
  padding-inline-start: var(--fl-space-4);
  overflow-wrap: anywhere;

  @media (pointer: coarse) {
    & a {
      display: inline-block;
      min-height: 44px;
      padding-block: 10px;
    }
  }
`;
