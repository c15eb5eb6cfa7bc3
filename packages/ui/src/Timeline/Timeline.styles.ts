import { styled } from 'styled-components';
import { levelColours } from '../AlarmLevelBadge/index.ts';

export const Track = styled.ol`
  margin: 0;
  padding: 0;
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);
  line-height: var(--fl-leading-tight);
  list-style: none;
`;

export const Stop = styled.li`
  ${levelColours}
  position: relative;
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 0 var(--fl-space-3);
  padding-block-end: var(--fl-space-4);

  & > svg {
    position: relative;
    width: 16px;
    height: 16px;
    margin-block-start: 1px;
    border-radius: 50%;
    background: var(--fl-surface-raised);
    color: var(--fl-text-muted);
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.5;
  }

  &[data-level] > svg {
    color: var(--level-text);
  }

  &[data-tone='success'] > svg {
    color: var(--fl-text-success);
  }

  &[data-tone='attention'] > svg {
    color: var(--fl-status-attention-fill);
  }

  &[data-tone='danger'] > svg {
    color: var(--fl-status-fault-fill);
  }

  &[data-waiting] > svg {
    color: var(--fl-status-attention-fill);
    stroke-dasharray: 2.5 2.5;
  }

  /* the thread between the stops */
  &:not(:last-child)::before {
    position: absolute;
    inset-block: 18px -2px;
    inset-inline-start: 7.25px;
    border-inline-start: 1.5px solid var(--fl-border-default);
    content: '';
  }

  & h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fl-space-2);
    margin: 0;
    font-size: inherit;
    font-weight: var(--fl-weight-strong);
  }

  & h3 > span {
    color: var(--fl-text-muted);
    font-weight: var(--fl-weight-regular);
  }

  & small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }

  & > [data-day] {
    grid-column: 1 / -1;
    padding-block-end: var(--fl-space-2);
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-strong);
  }
  &:has(> [data-day])::before {
    inset-block-start: 42px;
  }

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & blockquote {
    margin: var(--fl-space-1) 0 0;
    padding-inline-start: var(--fl-space-2);
    border-inline-start: 2px solid var(--fl-border-default);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  & [data-actions] {
    margin-block-start: var(--fl-space-2);
  }
`;

export const Nothing = styled.p`
  color: var(--fl-text-muted);
`;
