import { BuildingElevation } from '@fireline/ui/BuildingElevation';
import { styled } from 'styled-components';

/** The building at the left, what is on the chosen floor beside it; one below the other where there is no room. */
export const FloorPanes = styled.div`
  display: grid;
  grid-template-columns: minmax(260px, 340px) minmax(0, 1fr);
  gap: var(--fl-space-4);
  align-items: start;

  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Elevation = styled(BuildingElevation)`
  /* what the window leaves below its upper edge, and a few floors in a low one */
  max-height: clamp(240px, var(--room-below, 60vh), 620px);

  @media (width < 900px) {
    max-height: 320px;
  }
`;

/** The plan in a fixed room: what comes later moves nothing. */
export const PlanRoom = styled.div`
  height: min(420px, 56vh);
  padding: 0 var(--fl-space-2) var(--fl-space-2);
`;

export const FloorHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-4);
  align-items: baseline;
  color: var(--fl-text-muted);
`;

export const Unplannedness = styled.p`
  padding: 0 var(--fl-space-4) var(--fl-space-3);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

export const NoPlan = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2) var(--fl-space-4);
  align-items: center;
  padding: 0 var(--fl-space-4) var(--fl-space-3);
  color: var(--fl-text-muted);
`;
