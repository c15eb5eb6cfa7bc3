import { styled } from 'styled-components';
import { levelColours } from '../AlarmLevelBadge/index.ts';

export const Root = styled.div`
  ${levelColours}
  display: grid;
  gap: 2px;
  align-content: start;
  min-width: 0;
  color: var(--fl-text-default);

  & > [data-part='label'] {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }

  & > [data-part='figure'] {
    display: flex;
    gap: 6px;
    align-items: baseline;
    color: var(--level-text);
    font-size: var(--fl-type-display);
    line-height: 1.15;
  }

  & > [data-part='figure'] > small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-body);
  }

  &[data-stale] > [data-part='figure'] {
    color: var(--fl-text-muted);
    font-style: italic;
  }

  & > [data-part='stale'] {
    color: var(--fl-status-attention-text, var(--fl-text-default));
    font-size: var(--fl-type-caption);
  }

  & > [data-part='note'] {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
`;
