import { oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';

/** Two lines in the height of a row. */
export const TwoLines = styled.span`
  display: grid;
  align-content: center;
  min-width: 0;
  /* in a table as far from the line above as from the one below; elsewhere there is no such height */
  min-height: calc(var(--fl-table-row) - 1px);
  font-size: var(--fl-type-caption);

  /* closer than a table sets what stands in its cells by itself */
  &&& {
    line-height: 1.12;
  }

  & > * {
    ${oneLine}
    font-size: inherit;
  }
  & > small {
    color: var(--fl-text-muted);
  }
`;
