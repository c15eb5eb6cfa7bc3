import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  grid-template-columns: minmax(0, 1fr);
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
`;

/** As it was written, line by line. */
export const Written = styled.p`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** The title of a letter; an unread one stands out by its mark and weight. */
export const LetterTitle = styled.span`
  &[data-unread] {
    font-weight: 600;
  }
  &[data-unread]::before {
    content: '● ';
  }
`;

export const BellCount = styled.span`
  margin-inline-start: var(--fl-space-1);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

/** At the corner of the symbol that leads to unread letters. */
export const UnreadMark = styled.span`
  position: absolute;
  inset-block-start: -2px;
  inset-inline-end: -5px;
  width: 8px;
  height: 8px;
  border: 2px solid var(--fl-surface-raised);
  border-radius: 50%;
  background: var(--fl-action-primary);
  forced-color-adjust: none;
`;
