import { css, styled } from 'styled-components';
import { focusRing } from '../lib/index.ts';
import { onlyHeard } from '../lib/fragments.ts';

/** Where there is little room the words of the sound and the seconds go first, then those of a link that is well; then it wraps, and grows. */
export const Root = styled.section`
  container-type: inline-size;
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-4);
  align-items: center;
  min-height: calc(var(--fl-size-control) + var(--fl-space-2));
  padding: 2px var(--fl-space-4);
  border-top: var(--fl-border-width) solid var(--fl-border-default);
  background: var(--fl-surface-raised);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  line-height: var(--fl-leading-tight);

  & > [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fl-space-1) var(--fl-space-3);
    align-items: center;
    margin-inline-start: auto;
  }

  & time {
    color: var(--fl-text-default);
    text-align: end;
    white-space: nowrap;
  }

  @container (width < 1320px) {
    & [data-part='state'] > [data-part='words'] {
      ${onlyHeard}
    }
    & [data-part='seconds'] {
      display: none;
    }
  }
  @container (width < 720px) {
    & [data-link='live'] > [data-part='words'] {
      ${onlyHeard}
    }
    & > [data-part='end'] {
      gap: var(--fl-space-1) var(--fl-space-1);
    }
  }
  /* beside a button in the header of a phone */
  @container (width < 360px) {
    & > ul > li:not([data-worst]) {
      display: none;
    }
    & > ul,
    & > [data-part='sums'] {
      margin-inline-end: calc(-1 * var(--fl-space-3));
    }
    & [data-part='sums'] {
      flex-direction: column;
      gap: 0;
      align-items: start;
    }
    & [data-part='sums'] > * {
      min-height: 24px;
      padding-inline: var(--fl-space-1);
    }
    & > [data-part='end'] {
      gap: 0;
    }
    & [data-link='live'],
    & [data-link] > [data-part='words'] {
      ${onlyHeard}
    }
    & time,
    & [data-sound] [data-part='test'] {
      display: none;
    }
  }
`;

export const Counts = styled.ul`
  display: flex;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Two numbers that belong together. */
export const SumRow = styled.div`
  display: flex;
  gap: 2px;
  align-items: center;
`;

const count = css`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 28px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--fl-radius-small);
  background: none;
  color: var(--fl-text-default);
  font: inherit;
  font-weight: var(--fl-weight-strong);
  white-space: nowrap;

  /* nothing there, not known, or no longer confirmed */
  &[data-empty],
  ${Root}[data-freshness='stale'] & {
    color: var(--fl-text-muted);
    font-weight: var(--fl-weight-regular);
  }

  ${Root}[data-freshness='stale'] & {
    font-style: italic;
  }

  & > svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    overflow: visible;
  }

  & > svg > :first-child {
    fill: none;
    stroke: var(--fl-border-strong);
  }

  & > svg > :last-child {
    fill: var(--fl-text-muted);
  }
`;

export const Count = styled.span`
  ${count}
`;

/** A count is a door to its list where the screen gave it one. */
export const CountButton = styled.button.attrs({ type: 'button' })`
  ${count}
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: var(--fl-surface-hover);
  }
`;
