import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const PlaybackBar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--fl-space-1);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  padding: var(--fl-space-1) var(--fl-space-2);
  font-size: var(--fl-type-caption);

  & > time {
    flex: none;
    min-width: 7ch;
    text-align: end;
  }
`;

export const Track = styled.input`
  flex: 1;
  min-width: 48px;
  accent-color: var(--fl-action-primary);
  ${focusRing}
`;

export const Speed = styled.select`
  flex: none;
  border: var(--fl-border-width) solid var(--fl-border-strong);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);
  color: var(--fl-text-default);
  padding: 2px 4px;
  ${focusRing}
`;
