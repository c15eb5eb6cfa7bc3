import { levelColours } from '@fireline/ui/AlarmLevelBadge';
import { styled } from 'styled-components';

/** All is well: no colour, no box. */
export const Calm = styled.p`
  color: var(--fl-text-muted);
`;

export const Section = styled.section`
  display: grid;
  gap: var(--fl-space-2);

  & h2 {
    font-size: var(--fl-type-title);
    font-weight: var(--fl-weight-strong);
  }
`;

export const AlarmItems = styled.ul`
  display: grid;
  gap: var(--fl-space-2);
  padding: 0;
  list-style: none;
`;

export const AlarmItem = styled.li`
  ${levelColours}
  display: grid;
  gap: var(--fl-space-1);
  padding: var(--fl-space-3) var(--fl-space-4);
  border: var(--fl-border-width) solid var(--level-border);
  border-inline-start: 6px solid var(--level-fill);
  border-radius: var(--fl-radius-medium);
  background: var(--level-subtle);

  & strong {
    font-size: var(--fl-type-title);
    font-weight: var(--fl-weight-strong);
  }

  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fl-space-3);
  }
`;
