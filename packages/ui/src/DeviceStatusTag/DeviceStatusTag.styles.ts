import { css, styled } from 'styled-components';
import { focusRing } from '../lib/index.ts';

const tones = ['normal', 'attention', 'fault', 'inactive', 'info']
  .map(
    (tone) =>
      `&[data-tone='${tone}'] { --tone-fill: var(--fl-status-${tone}-fill); --tone-text: var(--fl-status-${tone}-text); --tone-subtle: var(--fl-status-${tone}-subtle); --tone-border: var(--fl-status-${tone}-border); }`,
  )
  .join('\n');

/** Calm until something is wrong: only what needs a person has a tinted ground. */
const tag = css`
  ${tones}
  display: inline-flex;
  gap: 6px;
  align-items: center;
  padding: 1px 6px 1px 4px;
  border: var(--fl-border-width) solid transparent;
  border-radius: var(--fl-radius-small);
  background: none;
  color: var(--tone-text);
  font: inherit;
  line-height: var(--fl-leading-tight);
  white-space: nowrap;

  &[data-tone='attention'],
  &[data-tone='fault'] {
    background: var(--tone-subtle);
  }

  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    color: var(--tone-fill);
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
  }

  & > svg > [data-solid] {
    fill: currentcolor;
    stroke: none;
  }

  @media (forced-colors: active) {
    & > svg {
      color: CanvasText;
    }
  }
`;

export const Tag = styled.span`
  ${tag}
`;

export const TagButton = styled.button.attrs({ type: 'button' })`
  ${tag}
  cursor: pointer;
  ${focusRing}

  &:hover,
  &[aria-expanded='true'] {
    border-color: var(--tone-border);
  }
`;
