import { styled } from 'styled-components';

/** A shape before a word. */
export const Mark = styled.span`
  display: inline-flex;
  gap: var(--fl-space-1);
  align-items: center;
  white-space: nowrap;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--fl-text-muted);
  }
  &[data-tone='strong'],
  &[data-tone='warning'] {
    font-weight: 600;
  }
  &[data-tone='strong'] > svg,
  &[data-tone='warning'] > svg {
    color: var(--fl-status-attention-text);
  }
`;

/** What somebody wrote, its lines kept. */
export const Written = styled.p`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** The side of an order stays in view while its track is read. */
export const Side = styled.div`
  @media (width >= 1000px) {
    position: sticky;
    top: var(--fl-space-4);
  }
`;

/** A page with one form: as wide as it reads well. */
export const FormPlace = styled.div`
  display: grid;
  gap: var(--fl-space-3);
  max-width: 760px;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-2);
`;
