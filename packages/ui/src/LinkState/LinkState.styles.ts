import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  padding: 1px 6px;
  border: var(--fl-border-width) solid transparent;
  border-radius: var(--fl-radius-small);
  color: var(--fl-text-muted);
  line-height: var(--fl-leading-tight);
  white-space: nowrap;

  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-width: 1.5;
  }

  & > svg > [data-solid] {
    fill: currentcolor;
    stroke: none;
  }

  &[data-link='polling'] {
    border-color: var(--fl-status-attention-border);
    background: var(--fl-status-attention-subtle);
    color: var(--fl-status-attention-text);
  }

  &[data-link='stale'] {
    border-color: var(--fl-status-fault-border);
    background: var(--fl-status-fault-subtle);
    color: var(--fl-status-fault-text);
    font-weight: var(--fl-weight-strong);
  }
`;
