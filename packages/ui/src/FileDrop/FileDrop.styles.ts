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

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: var(--fl-size-icon) minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--fl-space-1) var(--fl-space-3);
  padding: var(--fl-space-1) 0 var(--fl-space-1) var(--fl-space-3);
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);

  & > svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    color: var(--fl-text-muted);
  }
  & > span {
    display: flex;
    justify-content: end;
    min-width: calc(var(--fl-size-control) * 2);
  }
`;

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--fl-space-3);
  min-width: 0;
  line-height: var(--fl-leading-tight);

  & > bdi {
    flex: 1 1 12em;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.span`
  display: flex;
  gap: var(--fl-space-3);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  white-space: nowrap;
`;

export const Said = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 10em;

  & svg {
    width: 1.15em;
    height: 1.15em;
  }
  [data-state='refused'] &,
  [data-state='failed'] & {
    color: var(--fl-text-danger);
  }
`;

export const Reason = styled.small`
  flex-basis: 100%;
  color: var(--fl-text-danger);
  font-size: var(--fl-type-caption);
`;

export const Bar = styled.div`
  grid-column: 1 / -1;
  overflow: hidden;
  height: 3px;
  border-radius: var(--fl-radius-round);
  background: var(--fl-border-default);

  &::before {
    display: block;
    width: calc(var(--fl-share) * 100%);
    height: 100%;
    background: var(--fl-action-primary);
    content: '';
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
