import { focusRing } from '@fireline/ui/lib';
import { styled } from 'styled-components';

/** At the foot of the window, within reach of a thumb; a row of the frame, so that it lies on nothing. */
export const Bar = styled.nav`
  display: flex;
  grid-row: 4;
  grid-column: 1 / -1;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: var(--fl-border-width) solid var(--fl-border-default);
  background: var(--fl-surface-raised);

  & > * {
    ${focusRing}
    display: grid;
    flex: 1 1 0;
    justify-items: center;
    align-content: center;
    gap: 2px;
    min-width: 0;
    min-height: 52px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--fl-text-muted);
    font: inherit;
    font-size: var(--fl-type-caption);
    line-height: var(--fl-leading-tight);
    text-decoration: none;
    cursor: pointer;
  }
  & > [aria-current] {
    color: var(--fl-action-primary);
    font-weight: var(--fl-weight-strong);
    box-shadow: inset 0 2px 0 var(--fl-action-primary);
  }
  & svg {
    width: 20px;
    height: 20px;
  }
`;

export const Who = styled.p`
  margin: 0 0 var(--fl-space-3);
  color: var(--fl-text-muted);
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
`;

/** A symbol with a mark at its corner. */
export const Marked = styled.span`
  position: relative;
  display: inline-flex;
`;
