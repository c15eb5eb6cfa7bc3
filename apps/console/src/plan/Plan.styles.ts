import { styled } from 'styled-components';

/** On such a window what else stands beside a plan stands above or below it. */
export const narrowPlan = '(width < 900px)';

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
  min-height: 480px;

  @media ${narrowPlan} {
    display: grid;
    flex: 1 0 auto;
    height: auto;
  }

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
  min-height: inherit;

  /* on a narrow window the page is as long as it has to be, and is scrolled */
  @media ${narrowPlan} {
    grid-template-rows: auto 1fr;
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

  /* the stack of a tower gives way and scrolls by itself, its lock below stays in sight */
  & > aside {
    display: flex;
    flex-direction: column;
    gap: var(--fl-space-3);
    overflow: auto;
    min-height: 0;
  }

  @media ${narrowPlan} {
    &[data-has-side] {
      grid-template: auto 1fr / minmax(0, 1fr);
    }
    &[data-has-side='after'] {
      grid-template-rows: 1fr auto;
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

  @media ${narrowPlan} {
    & > div:first-child > section {
      min-height: 50vh;
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
