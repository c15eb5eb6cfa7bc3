import { styled } from 'styled-components';

export const Gauge = styled.span`
  display: inline-flex;
  vertical-align: middle;
  gap: 6px;
  align-items: center;
  color: var(--fl-text-default);
  line-height: var(--fl-leading-tight);
  white-space: nowrap;

  & > svg {
    flex: none;
    width: calc(var(--fl-size-icon) * 1.5);
    height: var(--fl-size-icon);
    fill: none;
    stroke: var(--fl-text-muted);
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.25;
  }

  & > svg > [data-charge] {
    fill: var(--fl-text-muted);
    stroke: none;
  }

  & > span {
    min-width: 4ch;
    text-align: end;
  }

  & small {
    color: var(--fl-text-muted);
    font-size: inherit;
  }

  &[data-look='low'] > svg {
    stroke: var(--fl-status-attention-fill);
  }

  &[data-look='low'] > svg > [data-charge] {
    fill: var(--fl-status-attention-fill);
  }

  &[data-look='low'] > span,
  &[data-look='low'] small {
    color: var(--fl-status-attention-text);
  }

  &[data-look='mains'],
  &[data-look='never'] {
    color: var(--fl-text-muted);
  }

  @media (forced-colors: active) {
    & > svg {
      stroke: CanvasText;
    }

    & > svg > [data-charge] {
      fill: CanvasText;
    }
  }
`;
