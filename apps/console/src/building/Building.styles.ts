import { styled } from 'styled-components';

/** A state with its mark; the words alone carry it. */
export const StateCell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fl-space-2);

  & > svg {
    width: 16px;
    height: 16px;
    color: var(--fl-text-muted);
  }
`;

/** Header and filters above, the map as high as the window has room. */
export const MapScreen = styled.div`
  display: grid;
  grid-template: auto auto minmax(360px, 1fr) / minmax(0, 1fr);
  gap: var(--fl-space-3);
  height: 100%;

  & > * {
    min-height: 0;
  }
`;

/** Filters at the start of a line, what is done with all of it at the end. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--fl-space-2);
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
`;
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  align-items: start;
  gap: var(--fl-space-3);
`;

export const Note = styled.p`
  color: var(--fl-text-muted);
`;

export const Plans = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--fl-space-3);
`;
