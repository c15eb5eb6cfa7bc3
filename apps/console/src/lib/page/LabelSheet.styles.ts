import { styled } from 'styled-components';

/** On paper there are the labels and nothing else. */
export const LabelSheet = styled.div`
  @media print {
    position: fixed;
    inset: 0;
    background: white;
  }
`;

export const NotPrinted = styled.div`
  display: grid;
  gap: var(--fl-space-2);
  justify-items: start;

  @media print {
    display: none;
  }
`;
