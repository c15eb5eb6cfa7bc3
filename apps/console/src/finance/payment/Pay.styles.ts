import { styled } from 'styled-components';

/** What is to be paid, large. */
export const Sum = styled.div`
  font-size: var(--fl-type-display);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** A QR code and what is said beside it. */
export const CodeRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-4);
`;

/** A field of few digits in a wide card. */
export const Narrow = styled.div`
  max-width: 12rem;
`;

/** What is bought, how it is paid, and what its reader has; on a phone how it is paid comes first. */
export const PayColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr) minmax(220px, 0.8fr);
  gap: var(--fl-space-4);
  align-items: start;

  @media (width < 1200px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
  }
  @media (width < 800px) {
    grid-template-columns: minmax(0, 1fr);

    & > :nth-child(2) {
      order: -1;
    }
  }
`;

/** Devices with the last days of their service; on a narrow screen one below the other. */
export const Served = styled.ul`
  display: grid;
  gap: var(--fl-space-1);
  max-height: 40vh;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--fl-space-3);
    font-variant-numeric: tabular-nums;
  }
`;
