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

/** A heading line, then the plan with what stands beside it, as high as the window has room. */
export const PlanPage = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--fl-space-3);
  height: 100%;
  min-height: 480px;
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
      grid-template: auto minmax(360px, 1fr) / minmax(0, 1fr);
    }
  }
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--fl-space-2);
  min-height: 0;

  & > section:first-child {
    min-height: 320px;
  }
`;

export const Modes = styled.div`
  display: flex;

  & > button {
    border-radius: 0;
  }
  & > button:first-child {
    border-start-start-radius: var(--fl-radius-medium);
    border-end-start-radius: var(--fl-radius-medium);
  }
  & > button:last-child {
    border-start-end-radius: var(--fl-radius-medium);
    border-end-end-radius: var(--fl-radius-medium);
  }
  & > button + button {
    margin-inline-start: calc(-1 * var(--fl-border-width));
  }
`;
