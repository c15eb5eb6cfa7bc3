import { styled } from 'styled-components';

/** A result by shape and word; colour only repeats it. */
export const Result = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fl-space-1);

  & > svg {
    width: 16px;
    height: 16px;
    color: var(--fl-text-success);
  }
  &[data-result='failure'] > svg {
    color: var(--fl-text-danger);
  }
`;
