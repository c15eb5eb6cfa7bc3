import type { DrawingSketch } from '@fireline/domain/plan/drawing';
import { styled } from 'styled-components';

const Picture = styled.svg`
  flex: none;
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);
  color: var(--fl-text-muted);

  & > path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  &[data-size='row'] {
    width: 44px;
    height: 26px;
  }
  &[data-size='row'] > path {
    stroke-width: 0.5px;
  }
  &[data-size='card'] {
    width: 100%;
    height: 150px;
  }
`;

export interface PlanSketchProps {
  /** null: nothing to be seen; the room stays. */
  readonly sketch: Pick<DrawingSketch, 'width' | 'height' | 'path'> | null;
  readonly size: 'row' | 'card';
}

/** In a row there is room for so many; the longest come first. */
const rowStrokes = 70;
const strokesOf = (path: string, size: PlanSketchProps['size']): string =>
  size === 'card'
    ? path
    : path
        .split('M', rowStrokes + 1)
        .slice(1)
        .map((stroke) => `M${stroke}`)
        .join('');

/** Room around the strokes, in their own units. */
const edge = 4;

/** What a plan looks like, beside its name: decoration, which says nothing that the name does not. @spec PLN-01 */
export function PlanSketch({ sketch, size }: PlanSketchProps) {
  const { width, height, path } = sketch ?? { width: 1, height: 1, path: '' };
  return (
    <Picture
      aria-hidden
      data-size={size}
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
      preserveAspectRatio="xMidYMid meet"
    >
      <path d={strokesOf(path, size)} />
    </Picture>
  );
}
