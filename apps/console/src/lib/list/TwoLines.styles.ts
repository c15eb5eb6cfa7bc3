import { oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';

/** Two lines in the height of a row. */
export const TwoLines = styled.span`
  display: grid;
  min-width: 0;
  font-size: var(--fl-type-caption);
  line-height: 1.12;

  & > * {
    ${oneLine}
    font-size: inherit;
  }
  & > small {
    color: var(--fl-text-muted);
  }
`;
