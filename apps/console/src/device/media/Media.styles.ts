import { styled } from 'styled-components';

/** Pictures of cameras, as many beside each other as the reader asked for; one under the other where it is narrow. */
export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--fl-tiles, 1), minmax(0, 1fr));
  gap: var(--fl-space-3);

  @media (width < 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
