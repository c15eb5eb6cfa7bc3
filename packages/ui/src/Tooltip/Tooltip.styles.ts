import { styled } from 'styled-components';

export const Surface = styled.div`
  z-index: var(--fl-layer-overlay);
  width: max-content;
  max-width: min(28ch, 100vw - 16px);
  padding: var(--fl-space-1) var(--fl-space-2);
  border: var(--fl-border-width) solid transparent;
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-inverse);
  color: var(--fl-text-inverse);
  font-size: var(--fl-type-caption);
  overflow-wrap: anywhere;
`;
