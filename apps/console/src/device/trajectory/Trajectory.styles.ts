import { styled } from 'styled-components';

/** A heading line with the days, then the map as high as the window has room. */
export const TrajectoryPage = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-3);
  min-height: calc(100% - 2rem);

  & > :last-child {
    flex: 1 1 420px;
  }
`;
