import { styled } from 'styled-components';

/** Header, figures and filters above, the map as high as the window has room. */
export const MonitorPage = styled.div`
  display: grid;
  grid-template: auto auto auto minmax(360px, 1fr) / minmax(0, 1fr);
  gap: var(--fl-space-3);
  height: 100%;
`;

/** The figures side by side on one raised line. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: var(--fl-space-3);
  padding: var(--fl-space-3) var(--fl-space-4);
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-large);
  background: var(--fl-surface-raised);
`;

export const MapRoom = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;

  & > * {
    min-height: 0;
  }
`;
