import { styled } from 'styled-components';

/** How much is used, with a mark where it warns; `--fl-used` and `--fl-mark` are parts of one. */
export const Bar = styled.div`
  background: var(--fl-surface-sunken);
  block-size: 12px;
  border-radius: var(--fl-radius-round);
  overflow: hidden;
  position: relative;

  &::before {
    background: var(--fl-action-primary);
    content: '';
    inline-size: calc(var(--fl-used) * 100%);
    inset-block: 0;
    inset-inline-start: 0;
    position: absolute;
  }

  &[data-verdict='warn']::before {
    background: var(--fl-status-attention-fill);
  }

  &[data-verdict='stop']::before {
    background: var(--fl-status-fault-fill);
  }

  &::after {
    background: var(--fl-text-default);
    content: '';
    inline-size: 2px;
    inset-block: 0;
    inset-inline-start: calc(var(--fl-mark) * 100%);
    position: absolute;
  }
`;
