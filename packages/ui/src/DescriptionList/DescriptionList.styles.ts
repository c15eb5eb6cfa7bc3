import { styled } from 'styled-components';

export const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: var(--fl-space-3) var(--fl-space-6);

  &[data-layout='rows'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

export const Item = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  [data-layout='rows'] > & {
    flex-flow: row wrap;
    justify-content: space-between;
    gap: 0 var(--fl-space-4);
    padding-block: var(--fl-space-2);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
  }
  [data-layout='rows'] > &:last-child {
    border-block-end: 0;
  }
`;

export const Term = styled.dt`
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  [data-layout='rows'] & {
    font-size: inherit;
  }
`;

export const Detail = styled.dd`
  min-width: 0;
  overflow-wrap: anywhere;

  &:empty::before {
    content: '–';
    color: var(--fl-text-muted);
  }
`;
