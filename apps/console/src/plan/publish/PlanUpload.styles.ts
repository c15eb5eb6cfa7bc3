import { styled } from 'styled-components';

/** The drawing above what was read of it. */
export const Preview = styled.div`
  display: grid;
  gap: var(--fl-space-3);

  & > section:first-of-type {
    height: 360px;
  }
`;

/** Buttons at both ends of a footer. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--fl-space-2);
  width: 100%;
`;
