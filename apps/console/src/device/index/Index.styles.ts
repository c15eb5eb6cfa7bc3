import { styled } from 'styled-components';

/** A tile for each type of device. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--fl-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Tile = styled.button`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: var(--fl-space-1) var(--fl-space-2);
  align-items: center;
  width: 100%;
  height: 100%;
  padding: var(--fl-space-2) var(--fl-space-3);
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  color: var(--fl-text-default);
  font: inherit;
  text-align: start;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: var(--fl-border-selected);
    background: var(--fl-surface-selected);
  }

  & > small {
    grid-column: 1 / -1;
    color: var(--fl-text-muted);
  }
`;

/** Devices as cards. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: var(--fl-space-3);
`;

/** Tiles, then filters and devices, one below the other. */
export const Overview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-4);
`;
