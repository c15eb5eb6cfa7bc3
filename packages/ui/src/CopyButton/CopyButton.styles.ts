import { css, styled } from 'styled-components';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  vertical-align: middle;
`;

const outcome = css`
  &[data-outcome='copied'] svg {
    color: var(--fl-text-success);
  }
  &[data-outcome='failed'],
  &[data-outcome='failed'] svg {
    color: var(--fl-text-danger);
  }
`;

export const TextButton = styled(Button)`
  ${outcome}
`;

export const SymbolButton = styled(IconButton)`
  ${outcome}
`;

/** What may be said in one place, one of it seen: the button keeps its width when the text was copied. */
export const Words = styled.span`
  display: inline-grid;

  & > span {
    grid-area: 1 / 1;
  }
  & > span[aria-hidden='true'] {
    visibility: hidden;
  }
`;
