import { styled } from 'styled-components';
import { floatingSurface, focusRing } from '../lib/index.ts';

export const Panel = styled.div`
  ${floatingSurface}
  width: max-content;
  max-width: min(440px, calc(100vw - 16px));
  padding: var(--fl-space-3) var(--fl-space-4) var(--fl-space-4);
  overflow: auto;
  outline: none;
  font-size: var(--fl-type-body);
  line-height: var(--fl-leading-body);
  white-space: normal;
  cursor: default;

  & h2 {
    margin: 0;
    font-size: inherit;
    font-weight: var(--fl-weight-strong);
  }

  & p {
    margin: 0 0 var(--fl-space-3);
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
  margin-block-end: var(--fl-space-3);
`;

export const How = styled.details`
  & > summary {
    width: max-content;
    color: var(--fl-text-muted);
    cursor: pointer;
    ${focusRing}
  }
`;

export const Path = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fl-type-caption);

  & th,
  & td {
    padding: var(--fl-space-1) var(--fl-space-3) var(--fl-space-1) 0;
    border-top: var(--fl-border-width) solid var(--fl-border-subtle);
    font-weight: var(--fl-weight-regular);
    text-align: start;
    vertical-align: baseline;
  }

  & thead th {
    border-top: 0;
    color: var(--fl-text-muted);
  }

  & tr[data-holds='false'] > * {
    color: var(--fl-text-muted);
  }

  & tr[data-holds='true'] > * {
    font-weight: var(--fl-weight-strong);
  }

  & :is(th, td):last-child {
    padding-inline-end: 0;
    white-space: nowrap;
  }

  /* each row has two lines anyway; on a phone the values need the room */
  @media (max-width: 480px) {
    & :is(th, td):last-child {
      white-space: normal;
      word-break: keep-all;
    }
  }
`;
