import { styled } from 'styled-components';
import { focusRing } from '../lib/index.ts';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-4);
  min-width: 0;
  padding: var(--fl-space-4);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-large);
  background: var(--fl-surface-raised);
  color: var(--fl-text-default);

  /* paper: no frame, no controls, nothing cut off */
  @media print {
    padding: 0;
    border: 0;
    background: none;
    color: #000;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-3);
  align-items: center;

  & > h3 {
    margin: 0;
    font-size: var(--fl-type-title);
    font-weight: var(--fl-weight-strong);
  }

  & > span {
    flex: 1;
    color: var(--fl-text-muted);
  }

  @media print {
    & > button {
      display: none;
    }
  }
`;

export const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-2);
  min-width: 0;

  & > h4 {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fl-space-1) var(--fl-space-2);
    align-items: baseline;
    margin: 0;
    font-size: inherit;
    font-weight: var(--fl-weight-strong);
  }

  & > h4 > small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
  }

  & > p {
    margin: 0;
    color: var(--fl-text-muted);
  }
`;

export const Levels = styled.span`
  display: flex;
  gap: var(--fl-space-2);
  margin-inline-start: auto;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-variant-numeric: tabular-nums;

  & > span {
    display: inline-flex;
    gap: 3px;
    align-items: center;
  }
`;

export const Scroll = styled.div`
  container-type: inline-size;
  overflow: auto;
  max-height: 420px;
  border-block: var(--fl-border-width) solid var(--fl-border-subtle);
  ${focusRing}

  @media print {
    overflow: visible;
    max-height: none;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  line-height: var(--fl-leading-tight);

  & :is(th, td) {
    padding: var(--fl-space-2) var(--fl-space-3) var(--fl-space-2) 0;
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    text-align: start;
    vertical-align: baseline;
  }

  & th {
    position: sticky;
    inset-block-start: 0;
    background: var(--fl-surface-raised);
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
    white-space: nowrap;
  }

  & td:nth-child(2) {
    min-width: 7em;
  }

  & td:nth-child(3) {
    min-width: 160px;
    overflow-wrap: anywhere;
  }

  & td:nth-child(n + 4) {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & tr {
    break-inside: avoid;
  }

  & tbody tr:last-child td {
    border-block-end: 0;
  }

  /* no room for five columns: level, alarm and state on one line, where and since when below them */
  @container (max-width: 479px) {
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & tbody tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: var(--fl-space-1) var(--fl-space-3);
      padding-block: var(--fl-space-2);
    }
    & tbody tr + tr {
      border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
    }
    & tbody td {
      padding: 0;
      border: 0;
    }
    & tbody td:nth-child(2) {
      min-width: 0;
    }
    & tbody td:nth-child(3),
    & tbody td:nth-child(4) {
      grid-column: 1 / -1;
      min-width: 0;
    }
    & tbody td:nth-child(4) {
      color: var(--fl-text-muted);
    }
    & tbody td:nth-child(5) {
      grid-area: 1 / 3;
    }
  }
`;

export const Remark = styled.dl`
  margin: 0;
  overflow-wrap: anywhere;

  & > dt {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }

  & > dd {
    margin: 0;
    white-space: pre-wrap;
  }
`;

export const Signatures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: var(--fl-space-4);
  margin: 0;
  break-inside: avoid;

  & dt {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }

  /* the line that is signed on paper */
  & dd {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fl-space-1) var(--fl-space-3);
    align-items: baseline;
    justify-content: space-between;
    min-height: var(--fl-size-row);
    margin: 0;
    padding-block-end: var(--fl-space-1);
    border-block-end: var(--fl-border-width) solid var(--fl-border-strong);
    overflow-wrap: anywhere;
  }

  & strong {
    font-weight: var(--fl-weight-strong);
  }

  & dd > span {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);

  @media print {
    display: none;
  }
`;
