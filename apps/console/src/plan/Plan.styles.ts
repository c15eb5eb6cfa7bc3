import { styled } from 'styled-components';

export const KeyBox = styled.form`
  display: grid;
  gap: var(--fl-space-3);
  justify-items: start;
  max-width: 360px;

  & > p {
    color: var(--fl-text-muted);
  }
`;

/** As high as the window has room, or not there at all. */
export const Kept = styled.div`
  height: 100%;

  &[hidden] {
    display: none;
  }
`;

/** What stands in the place of a plan that cannot be seen. */
export const Closed = styled.div`
  display: grid;
  gap: var(--fl-space-3);
`;

/** A heading line, then the plan with what stands beside it, as high as the window has room. */
export const PlanPage = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--fl-space-3);
  height: 100%;
  min-height: 480px;

  /* on a narrow window the page is as long as it has to be, and is scrolled */
  @media (width < 900px) {
    grid-template-rows: auto auto;
    height: auto;
  }
`;

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-3);
  min-height: 0;

  &[data-has-side] {
    grid-template-columns: 240px minmax(0, 1fr);
  }

  & > aside {
    display: grid;
    align-content: start;
    gap: var(--fl-space-3);
    overflow: auto;
    min-height: 0;
  }

  @media (width < 900px) {
    &[data-has-side] {
      grid-template: auto auto / minmax(0, 1fr);
    }
    & > aside {
      max-height: 40vh;
    }
  }
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--fl-space-2);
  min-height: 0;

  & > div:first-child > section {
    min-height: 320px;
  }

  @media (width < 900px) {
    & > div:first-child > section {
      height: 70vh;
    }
  }
`;

/** The replay under the plan: what is chosen, then the line of time and the order. */
export const ReplayBox = styled.section`
  display: grid;
  gap: var(--fl-space-2);
  max-height: 40vh;
  overflow: auto;
`;

export const ReplayPeriodRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: start;
`;
