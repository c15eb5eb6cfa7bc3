import { styled } from 'styled-components';
import { Stack } from '../../lib/page/Page.styles.ts';

/** A price list over its foot: what the editor says of its last step stays in sight above that foot. */
export const Book = styled(Stack)`
  &:has(> [data-foot]) > [role='group'] > [role='status'] {
    inset-block-end: calc(var(--fl-size-control) + 2 * var(--fl-space-3) + 2 * var(--fl-border-width));
  }
`;
