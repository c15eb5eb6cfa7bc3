import { styled } from 'styled-components';

/** A point of a task with its items. */
export const PointBlock = styled.section`
  display: grid;
  gap: var(--fl-space-2);
  border-block-start: 1px solid var(--fl-border-default);
  padding-block: var(--fl-space-3);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--fl-space-2);
  }
  & h3 {
    margin: 0;
    font-size: inherit;
  }
  @media print {
    break-inside: avoid;
  }
`;

/** An item, and beside each other all that was found at it. */
export const ItemRow = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 1fr) minmax(0, 2fr) auto;
  align-items: start;
  gap: var(--fl-space-2) var(--fl-space-3);

  @media (max-width: 640px) {
    grid-template-columns: 1fr;
  }
`;

export const Opinions = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: var(--fl-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li[data-corrected] {
    color: var(--fl-text-muted);
  }
`;

/** Marks of a result: late, a wrong clock, corrected. */
export const Marks = styled.div`
  color: var(--fl-text-muted);
`;

/** On paper buttons are left out. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);

  @media print {
    display: none;
  }
`;
