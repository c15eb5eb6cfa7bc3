import { focusRing } from '@fireline/ui/lib';
import { styled } from 'styled-components';

/** Where there is no room for all ways, it scrolls sideways. */
export const Grid = styled.div`
  /* it makes nothing around it wider */
  contain: inline-size;
  overflow-x: auto;
  margin-block-end: var(--fl-space-2);

  & > table {
    width: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: var(--fl-space-1) var(--fl-space-2);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    font-weight: var(--fl-weight-regular);
    text-align: start;
    white-space: nowrap;
  }
  & thead th {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
`;

/** Shape and word say what became of it, and colour what went wrong. */
export const Mark = styled.button.attrs({ type: 'button' })`
  ${focusRing}
  display: inline-flex;
  gap: var(--fl-space-1);
  align-items: center;
  min-height: 24px;
  padding: 0 var(--fl-space-1);
  border: 0;
  border-radius: var(--fl-radius-small);
  background: none;
  color: var(--fl-text-muted);
  font: inherit;
  cursor: pointer;

  &:hover {
    background: var(--fl-action-quiet-hover);
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  &[data-state='delivered'] > svg {
    color: var(--fl-text-success);
  }
  &:is([data-state='failed'], [data-state='held']) {
    color: var(--fl-text-danger);
  }
`;
