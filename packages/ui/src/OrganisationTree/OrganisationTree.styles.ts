import { styled } from 'styled-components';

export const Level = styled.span`
  padding-inline: var(--fl-space-1);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-small);
  font-size: var(--fl-type-caption);
  line-height: var(--fl-leading-tight);

  @media (max-width: 480px) {
    display: none;
  }
`;

/** A column of its own, so that figures stand under each other. */
export const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--fl-space-1);
  min-width: 4em;

  &[data-devices] {
    min-width: 5em;
  }

  & > svg {
    flex: none;
    width: calc(var(--fl-size-icon) - 2px);
    height: calc(var(--fl-size-icon) - 2px);
  }
  &[data-alarms] {
    justify-content: start;
    min-width: 5.5em;
    color: var(--fl-text-default);
    font-weight: var(--fl-weight-strong);
  }
  &[data-alarms] > small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
  }

  /* on a phone the name needs the room, and the alarms are what cannot wait */
  @media (max-width: 480px) {
    &[data-alarms] {
      min-width: 0;
    }
    &[data-places],
    &[data-devices] {
      display: none;
    }
  }
`;
