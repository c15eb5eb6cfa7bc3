import { styled } from 'styled-components';

export const Area = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-2);
  min-width: 0;
`;

/** Where files are dropped. */
export const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--fl-space-2) var(--fl-space-3);
  padding: var(--fl-space-4);
  border: var(--fl-border-width) dashed var(--fl-border-strong);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  color: var(--fl-text-muted);
  text-align: center;

  & > svg {
    width: 20px;
    height: 20px;
  }
  /* the browser's own chooser is not seen, and takes no line */
  & > input {
    position: absolute !important;
  }
  & > small {
    flex-basis: 100%;
    font-size: var(--fl-type-caption);
  }
  [data-problem] > & {
    border-color: var(--fl-border-danger);
  }
  [data-disabled] > & {
    border-color: var(--fl-border-default);
    background: var(--fl-surface-sunken);
    color: var(--fl-text-disabled);
  }
  [data-over] > & {
    border-style: solid;
    border-color: var(--fl-focus);
    background: var(--fl-surface-selected);
    color: var(--fl-text-default);
  }
  @media (forced-colors: active) {
    [data-over] > & {
      border-color: Highlight;
    }
  }
`;
