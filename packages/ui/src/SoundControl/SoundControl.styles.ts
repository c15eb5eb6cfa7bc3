import { styled } from 'styled-components';

export const Root = styled.div`
  display: inline-flex;
  gap: var(--fl-space-1);
  align-items: center;
  color: var(--fl-text-muted);
  line-height: var(--fl-leading-tight);
  white-space: nowrap;

  & > [data-part='state'] {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    padding: 1px 6px;
    border: var(--fl-border-width) solid transparent;
    border-radius: var(--fl-radius-small);
  }

  & > [data-part='state'] > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }

  &:is([data-sound='muted'], [data-sound='off']) > [data-part='state'] {
    border-color: var(--fl-status-attention-border);
    background: var(--fl-status-attention-subtle);
    color: var(--fl-status-attention-text);
  }

  &:is([data-sound='blocked'], [data-sound='noDevice']) > [data-part='state'] {
    border-color: var(--fl-status-fault-border);
    background: var(--fl-status-fault-subtle);
    color: var(--fl-status-fault-text);
    font-weight: var(--fl-weight-strong);
  }
`;
