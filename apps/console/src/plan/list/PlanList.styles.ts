import { styled } from 'styled-components';

/** A state with its mark; the words alone carry it. */
export const StateCell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fl-space-2);
  max-width: 100%;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > svg:not([data-size]) {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--fl-text-muted);
  }
`;
