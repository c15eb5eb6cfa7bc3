import { oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';
import { phoneWidth } from '../../lib/phoneWidth.ts';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--fl-space-4);
  max-width: 1600px;

  @media (width < 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As wide as all columns. */
export const Whole = styled.div`
  grid-column: 1 / -1;
`;

/** The figures side by side on one raised line. */
export const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--fl-space-4);
  padding: var(--fl-space-4);
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-large);
  background: var(--fl-surface-raised);

  /* two beside each other: the first alarm below them is in view */
  @media ${phoneWidth} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: var(--fl-space-3);
  }
`;

/** The live list has the height of its neighbour, and scrolls inside. */
export const AlarmCard = styled.div`
  height: 420px;
  overflow: hidden;
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-large);
`;

export const ShareList = styled.ul`
  display: grid;
  gap: var(--fl-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ShareRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 200px) minmax(40px, 1fr) 64px;
  align-items: center;
  gap: var(--fl-space-3);

  & > a {
    ${oneLine}
  }

  & svg {
    color: var(--fl-text-muted);
    vertical-align: -2px;
  }

  & > :last-child {
    text-align: end;
  }
`;

/** How much of all: the figure beside it says the same. */
export const ShareBar = styled.span`
  height: 6px;
  border-radius: var(--fl-radius-round);
  background: var(--fl-surface-sunken);

  &::before {
    display: block;
    width: calc(var(--share) * 100%);
    min-width: 2px;
    height: 100%;
    border-radius: inherit;
    background: var(--fl-text-disabled);
    content: '';
  }
`;

export const PlaceList = styled(ShareList)`
  gap: 0;
`;

export const PlaceRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--fl-space-3);
  min-height: var(--fl-size-row);

  & + & {
    border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  }

  & > a {
    ${oneLine}
  }

  & > :last-child {
    color: var(--fl-text-muted);
  }
`;
