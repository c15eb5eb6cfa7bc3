import { oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';

export const Pin = styled.span`
  display: block;

  &[data-alarm] {
    color: var(--fl-alarm-1-fill);
  }

  & > svg {
    width: 32px;
    height: 32px;
    fill: var(--fl-surface-raised);
    stroke-width: 2.5;
  }
`;

/** A building or a hydrant by name, its middle on its point; it gives way to what is pressed. */
export const LandmarkSign = styled.span`
  ${oneLine}
  display: flex;
  gap: var(--fl-space-1);
  align-items: center;
  max-width: 180px;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  padding: 0 var(--fl-space-1);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  pointer-events: none;
  translate: -50% -50%;

  &[data-kind='building'] {
    color: var(--fl-text-default);
  }
  & > svg {
    flex: none;
  }
`;

/** Where it is, in words, at the head of the map. */
export const Whereabouts = styled.p`
  position: absolute;
  inset-block-start: var(--fl-space-2);
  inset-inline-start: var(--fl-space-2);
  max-width: calc(100% - 2 * var(--fl-space-2));
  margin: 0;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  padding: var(--fl-space-1) var(--fl-space-2);
  font-size: var(--fl-type-caption);
  pointer-events: none;
`;
