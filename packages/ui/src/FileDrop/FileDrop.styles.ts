import { styled } from 'styled-components';

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
