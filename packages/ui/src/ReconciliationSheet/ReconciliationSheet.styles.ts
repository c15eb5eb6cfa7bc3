import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-3);
  width: 100%;
  min-width: 0;
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);

  /* the place of a problem takes no room before there is one */
  & > [aria-live]:empty {
    margin-block-start: calc(-1 * var(--fl-space-3));
  }
  @media print {
    color: #000;
    background: #fff;
  }
`;

export const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2) var(--fl-space-4);
  align-items: center;
  justify-content: space-between;

  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fl-space-1) var(--fl-space-3);
    align-items: center;
  }
  & strong {
    font-size: var(--fl-type-title);
    font-weight: var(--fl-weight-strong);
  }
  & p {
    flex-basis: 100%;
    color: var(--fl-text-muted);
  }
`;

/** Paper has no buttons. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);

  @media print {
    display: none;
  }
`;

/** Calm when it holds, marked by shape and word when it does not. */
export const Flag = styled.span`
  display: inline-flex;
  gap: var(--fl-space-1);
  align-items: center;
  padding-inline: var(--fl-space-2);
  border: var(--fl-border-width) solid var(--fl-status-attention-border);
  border-radius: var(--fl-radius-small);
  background: var(--fl-status-attention-subtle);
  color: var(--fl-status-attention-text);

  &[data-balanced] {
    border-color: var(--fl-status-normal-border);
    background: var(--fl-status-normal-subtle);
    color: var(--fl-status-normal-text);
  }
  & > svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }
`;

export const Frame = styled.div`
  min-width: 0;
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);
`;

export const Sum = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & > tbody > tr {
    border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  }
  & > * > tr > th,
  & > * > tr > td {
    padding: var(--fl-space-2) var(--fl-space-3);
    font-weight: var(--fl-weight-regular);
    text-align: start;
    vertical-align: baseline;
  }
  & > thead th {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  & > * > tr > [data-figure] {
    width: 40%;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  /* a second line begins where the first one's words do */
  & > * > tr > th:has(> [data-sign]) {
    padding-inline-start: calc(var(--fl-space-3) + 1.5em);
  }
  & [data-sign] {
    display: inline-block;
    width: 1.5em;
    margin-inline-start: -1.5em;
    color: var(--fl-text-muted);
    font-variant-numeric: tabular-nums;
  }
  & small {
    margin-inline-start: var(--fl-space-2);
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  & > [data-part='used'] > tr {
    border-block-start-color: var(--fl-border-strong);
  }
  & > :is([data-part='used'], [data-part='difference']) > tr > :is(th, td) {
    font-weight: var(--fl-weight-strong);
  }
  & > [data-part='difference'] > tr {
    border-block-start-color: var(--fl-border-strong);
  }
  & > [data-part='difference']:not([data-balanced]) > tr {
    background: var(--fl-status-attention-subtle);
  }
  & > [data-part='difference']:not([data-balanced]) > tr > td {
    color: var(--fl-status-attention-text);
  }
  & > tbody > tr > td[data-part='rows'] {
    padding-block-start: 0;
  }
  @media print {
    & > tbody > tr:first-child {
      break-after: avoid;
    }
  }
`;

/** A term's name that opens its rows. */
export const Opener = styled.button`
  display: inline-flex;
  gap: var(--fl-space-1);
  align-items: baseline;
  margin-block: calc(-1 * var(--fl-space-1));
  padding: var(--fl-space-1) var(--fl-space-2) var(--fl-space-1) 0;
  border: 0;
  border-radius: var(--fl-radius-small);
  background: transparent;
  color: var(--fl-text-link);
  text-align: start;
  cursor: pointer;
  ${focusRing}

  & > svg {
    flex: none;
    align-self: center;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    transition: rotate var(--fl-motion-quick) var(--fl-motion-ease);
  }
  &[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [dir='rtl'] &:not([aria-expanded='true']) > svg {
    rotate: 180deg;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (prefers-reduced-motion: reduce) {
    & > svg {
      transition: none;
    }
  }
  @media print {
    color: inherit;

    & > svg {
      display: none;
    }
  }
`;

export const Why = styled.div`
  display: grid;
  gap: var(--fl-space-1);

  & > h4 {
    font-size: inherit;
    font-weight: var(--fl-weight-strong);
  }
  & > p {
    color: var(--fl-text-muted);
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fl-space-3);
  }
  & li > span:first-child {
    color: var(--fl-text-muted);
  }
  & strong {
    font-weight: var(--fl-weight-strong);
    font-variant-numeric: tabular-nums;
  }
`;
