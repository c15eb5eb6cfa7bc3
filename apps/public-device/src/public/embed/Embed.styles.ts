import { styled } from 'styled-components';

/** A piece fills the frame that the partner's page gives it. */
export const Piece = styled.main`
  display: grid;
  gap: var(--fl-space-3);
  align-content: start;
  min-width: 0;
  padding: var(--fl-space-3);
`;

export const DeviceItems = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

export const DeviceItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--fl-space-3);
  align-items: center;
  padding-block: var(--fl-space-2);
  border-block-end: var(--fl-border-width) solid var(--fl-border-default);

  & small {
    display: block;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
`;
