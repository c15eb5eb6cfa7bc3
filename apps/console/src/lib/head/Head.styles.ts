import { styled } from 'styled-components';

/** A picture that fills its room whatever its own size is. */
export const Filling = styled.div`
  display: grid;
  height: 100%;

  & > a {
    display: grid;
    min-height: 0;
    color: inherit;
  }
  & img,
  & > a > * {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: cover;
  }
`;
