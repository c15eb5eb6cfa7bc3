import { styled } from 'styled-components';

/** Its foot on the point. */
export const Pin = styled.span`
  position: relative;
  z-index: 1;
  display: block;
  width: 32px;
  translate: -50% -100%;

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

/** A building with its name or the symbol of a hydrant, its middle on its point. */
export const LandmarkSign = styled.span`
  display: flex;
  gap: var(--fl-space-1);
  align-items: center;
  width: max-content;
  min-height: 20px;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  padding: 0 var(--fl-space-1);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  white-space: nowrap;
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
