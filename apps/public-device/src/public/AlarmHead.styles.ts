import { levelColours } from '@fireline/ui/AlarmLevelBadge';
import { styled } from 'styled-components';

export const Band = styled.header`
  ${levelColours}
  display: grid;
  gap: var(--fl-space-2);
  padding: var(--fl-space-4);
  border: var(--fl-border-width) solid var(--level-border);
  border-block-start: 8px solid var(--level-fill);
  border-radius: var(--fl-radius-large);
  background: var(--level-subtle);

  & h1 {
    font-size: var(--fl-type-display);
    font-weight: var(--fl-weight-strong);
    line-height: var(--fl-leading-tight);
  }

  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fl-space-3);
  }
`;

export const State = styled.div`
  display: flex;
  gap: var(--fl-space-3);
  align-items: start;
  padding-block-start: var(--fl-space-3);
  border-block-start: var(--fl-border-width) solid var(--level-border);

  & svg {
    flex: none;
    width: 28px;
    height: 28px;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.5;
  }

  & strong {
    font-size: var(--fl-type-title);
    font-weight: var(--fl-weight-strong);
    line-height: var(--fl-leading-tight);
  }

  &[data-state='closed'] svg {
    color: var(--fl-text-success);
  }

  & blockquote {
    margin: var(--fl-space-2) 0 0;
    padding-inline-start: var(--fl-space-3);
    border-inline-start: 3px solid var(--fl-border-default);
    white-space: pre-line;
  }
`;
