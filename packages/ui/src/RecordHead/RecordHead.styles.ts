import { styled } from 'styled-components';

export const Root = styled.section`
  container-type: inline-size;
  min-width: 0;
  color: var(--fl-text-default);
`;

export const Grid = styled.div`
  display: grid;
  grid-template: 'title' auto 'lines' auto 'figures' 1fr / minmax(0, 1fr);
  gap: var(--fl-space-2) var(--fl-space-4);

  &[data-pictured] {
    grid-template:
      'picture title' auto
      'picture lines' auto
      'picture figures' 1fr / 160px minmax(0, 1fr);
  }

  @container (width < 640px) {
    &[data-pictured] {
      grid-template: 'title title' auto 'picture lines' auto 'figures figures' auto / 112px minmax(0, 1fr);
    }
  }
`;

/** What it holds fills it, and moves nothing when it comes late. */
export const Picture = styled.div`
  grid-area: picture;
  box-sizing: border-box;
  position: relative;
  overflow: hidden;
  min-height: 120px;
  margin-block-start: var(--fl-space-2);
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-sunken);

  & > * {
    position: absolute;
    inset: 0;
  }

  @container (width < 640px) {
    min-height: 84px;
  }
`;

export const Title = styled.div`
  grid-area: title;
  min-width: 0;
`;

export const Lines = styled.div`
  grid-area: lines;
  min-width: 0;
`;

export const Figures = styled.ul`
  grid-area: figures;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: var(--fl-space-2) 0;
  align-self: end;
  margin: 0;
  padding: 0;
  list-style: none;

  @container (width < 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Figure = styled.li`
  min-width: 0;
  border-inline-start: var(--fl-border-width) solid var(--fl-border-default);

  & > * {
    display: grid;
    gap: 2px;
    align-content: start;
    padding: var(--fl-space-1) var(--fl-space-3);
  }
  & > a {
    height: 100%;
    box-sizing: border-box;
    border-radius: var(--fl-radius-medium);
    text-decoration: none;
  }
  & > a:hover {
    background: var(--fl-surface-hover);
  }
  & > a:hover > [data-part='value'] {
    text-decoration: underline;
  }

  & [data-part='label'],
  & [data-part='note'] {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    line-height: var(--fl-leading-tight);
  }
  & [data-part='value'] {
    display: flex;
    gap: var(--fl-space-2);
    align-items: center;
    font-size: var(--fl-type-heading);
    font-weight: var(--fl-weight-strong);
    font-variant-numeric: tabular-nums;
    line-height: var(--fl-leading-tight);
  }
  & [data-part='value'] > svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }
  &[data-late] [data-part='value'] {
    color: var(--fl-status-attention-text);
  }

  @media (pointer: coarse) {
    & > a {
      min-height: 44px;
    }
  }
`;
