import { styled } from 'styled-components';
import { toneColours } from '../lib/alarm/tones.tsx';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-3);
  min-width: 0;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: var(--fl-space-2);
`;

export const State = styled.span`
  ${toneColours}
  display: inline-flex;
  align-items: center;
  gap: var(--fl-space-1);
  color: var(--fl-text-muted);

  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }
  /* what went well is quiet: the eye is for what failed */
  &[data-state='done'] {
    color: var(--fl-text-default);
  }
  &[data-state='failed'] {
    color: var(--tone-text);
  }
`;
