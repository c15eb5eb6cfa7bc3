import { keyframes, styled } from 'styled-components';

const pass = keyframes`
  from { translate: -100%; }
  to { translate: 334%; }
`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--fl-space-1) var(--fl-space-3);
  min-width: 0;
`;

export const Value = styled.span`
  color: var(--fl-text-muted);
`;

export const Track = styled.div`
  grid-column: 1 / -1;
  overflow: hidden;
  height: 6px;
  border-radius: var(--fl-radius-round);
  background: var(--fl-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--fl-border-default);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--fl-action-primary);

  [data-problem] & {
    background: var(--fl-status-fault-fill);
  }
  &[data-unknown] {
    width: 30%;
    animation: ${pass} 1400ms linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-unknown] {
      width: 100%;
      opacity: 0.4;
      animation: none;
    }
  }
  @media (forced-colors: active) {
    &,
    [data-problem] & {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const Note = styled.span`
  grid-column: 1 / -1;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  [data-problem] & {
    color: var(--fl-text-danger);
  }
`;
