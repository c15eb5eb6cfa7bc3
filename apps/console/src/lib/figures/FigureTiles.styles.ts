import { styled } from 'styled-components';

/** An even grid: each tile as wide as the others. */
export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(168px, 100%), 1fr));
  gap: var(--fl-space-3);

  /* two beside each other on a phone, within a card too */
  @media (width < 600px) {
    grid-template-columns: repeat(auto-fill, minmax(min(128px, 100%), 1fr));
    gap: var(--fl-space-2);
  }
`;

export const Tile = styled.div`
  display: grid;
  min-width: 0;
  border: 1px solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);

  & > a,
  & > div {
    display: grid;
    grid-template-rows: 1fr auto auto;
    gap: 2px;
    padding: var(--fl-space-3);
    color: inherit;
    text-decoration: none;
  }
  & > a:hover {
    background: var(--fl-surface-hover);
  }
  & [data-part='label'] {
    display: flex;
    gap: var(--fl-space-1);
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  & [data-part='label'] > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  & [data-part='figure'] {
    font-size: var(--fl-type-display);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.15;
  }
  & [data-part='figure'] > small {
    margin-inline-start: 4px;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-body);
    font-weight: 400;
  }
  & [data-part='note'] {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }

  /* nothing waits there: as large as the others, and no louder than a label */
  &[data-quiet] [data-part='figure'] {
    color: var(--fl-text-muted);
    font-weight: 400;
  }
  &[data-tone='act'] {
    border-color: var(--fl-text-danger);
  }
  &[data-tone='act'] [data-part='figure'],
  &[data-tone='act'] [data-part='label'] > svg {
    color: var(--fl-text-danger);
  }
  &[data-tone='watch'] [data-part='figure'],
  &[data-tone='watch'] [data-part='label'] > svg {
    color: var(--fl-status-attention-text);
  }
`;
