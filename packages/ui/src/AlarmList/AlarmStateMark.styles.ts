import { styled } from 'styled-components';

export const Mark = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  justify-self: start;
  color: var(--fl-text-muted);
  white-space: nowrap;

  &[data-state='open'] {
    padding-inline: 4px;
    border-radius: var(--fl-radius-small);
    background: var(--fl-status-attention-subtle);
    color: var(--fl-status-attention-text);
    font-weight: var(--fl-weight-strong);
  }

  & > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }
`;
