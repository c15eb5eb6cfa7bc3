import { styled } from 'styled-components';

/** A quiet place in the middle of what would be there; shared with failures. */
export const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--fl-space-2);
  padding: var(--fl-space-8) var(--fl-space-4);
  color: var(--fl-text-muted);
  text-align: center;

  & > svg {
    width: 32px;
    height: 32px;
    color: var(--fl-border-strong);
    stroke-width: 1.5;
  }
  &[data-failed] > svg {
    color: var(--fl-status-fault-fill);
  }
`;

export const Title = styled.p`
  color: var(--fl-text-default);
  font-size: var(--fl-type-title);
  font-weight: var(--fl-weight-strong);
  text-wrap: balance;
`;

export const Text = styled.div`
  max-width: 44ch;
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--fl-space-2);
  margin-block-start: var(--fl-space-2);
`;
