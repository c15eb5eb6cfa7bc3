import { styled } from 'styled-components';
import { oneLine } from '../lib/index.ts';

export const Root = styled.div`
  display: grid;
  gap: var(--fl-space-2);
  min-width: 0;
  width: 100%;
  color: var(--fl-text-default);
  line-height: var(--fl-leading-tight);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--fl-space-3);
  align-items: baseline;
  justify-content: space-between;
  min-width: 0;

  & > [data-part='name'] {
    min-width: 0;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-body);
    ${oneLine}
  }

  & > [data-part='value'] {
    display: inline-flex;
    gap: 6px;
    align-items: baseline;
    font-size: var(--fl-type-title);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }

  & [data-part='state'] {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    align-self: center;
    color: var(--fl-status-attention-text);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-strong);
  }

  & [data-part='state'] > svg {
    width: 14px;
    height: 14px;
  }

  & [data-part='figure'] {
    direction: ltr;
    unicode-bidi: isolate;
  }

  /* an old value recedes, and its age says why */
  [data-old] > & [data-part='figure'] {
    color: var(--fl-text-muted);
    text-decoration: underline dotted;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
`;

/** The scale runs from left to right in every language. */
export const Scale = styled.div`
  position: relative;
  height: 30px;
  direction: ltr;
  print-color-adjust: exact;

  & > span {
    position: absolute;
  }

  & > [data-part='track'] {
    inset: 3px 0 auto;
    height: 8px;
    border: var(--fl-border-width) solid var(--fl-border-default);
    border-radius: var(--fl-radius-small);
    background: var(--fl-surface-raised);
  }

  & > [data-part='normal'] {
    top: 3px;
    left: var(--from);
    width: calc(var(--to) - var(--from));
    height: 8px;
    border: var(--fl-border-width) solid var(--fl-border-strong);
    border-radius: var(--fl-radius-small);
    background: var(--fl-surface-placeholder);
  }

  & > [data-part='needle'] {
    top: -1px;
    left: clamp(2px, var(--at), calc(100% - 2px));
    width: 4px;
    height: 16px;
    border-radius: 2px;
    outline: 1.5px solid var(--fl-surface-raised);
    background: var(--fl-text-default);
    transform: translateX(-50%);
  }

  [data-state='low'] > & > [data-part='needle'],
  [data-state='high'] > & > [data-part='needle'],
  [data-state='impossible'] > & > [data-part='needle'] {
    background: var(--fl-status-attention-fill);
  }

  /* figures keep inside: the first begins at its place, the last ends there */
  & > [data-part='mark'] {
    top: 16px;
    left: var(--at);
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    transform: translateX(calc(-1 * var(--at)));
  }

  & > [data-part='mark'][data-limit] {
    color: var(--fl-text-default);
  }

  @media (forced-colors: active) {
    & > [data-part='normal'] {
      background: GrayText;
      forced-color-adjust: none;
    }

    & > [data-part='needle'] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
