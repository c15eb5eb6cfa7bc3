import { styled } from 'styled-components';
import { phoneWidth } from '../lib/phoneWidth.ts';

/** Header, figures and filters above, the map as high as the window has room. */
export const MonitorPage = styled.div`
  display: grid;
  grid-template: auto auto auto minmax(360px, 1fr) / minmax(0, 1fr);
  gap: var(--fl-space-3);
  height: 100%;

  @media ${phoneWidth} {
    grid-template-rows: auto auto minmax(360px, 1fr);
    gap: var(--fl-space-2);
  }
`;

/** The figures in one line each, so that the map has the height. */
export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-6);
  padding: var(--fl-space-2) var(--fl-space-4);
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-large);
  background: var(--fl-surface-raised);

  & > [role='group'] {
    grid-auto-flow: column;
    align-items: baseline;
    justify-content: start;
    gap: var(--fl-space-2);
  }
  & > [role='group'] > [data-part='figure'] {
    font-size: var(--fl-type-title);
    font-weight: 600;
  }

  /* a phone: the layers on the map say the same, and the map needs the room */
  @media ${phoneWidth} {
    display: none;
  }
`;

export const MapRoom = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;

  & > * {
    min-height: 0;
  }
`;

/** On a phone beside the button that leads to the filters. */
export const SearchRoom = styled.div`
  flex: 1 1 0;
  min-width: 0;
`;
