import { type MarkedKind, type MarkedResource, planPointWords } from '@fireline/domain/plan';
import { type CSSProperties, type ComponentPropsWithRef, useEffect, useId, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useWords } from '../lib/index.ts';
import { type PlanStage, usePlanStage } from '../PlanCanvas/index.ts';
import { MarkIcon } from './MarkIcon.tsx';
import { PlacingHint } from './PlacingHint.tsx';
import { Mark, Root } from './PlanMarks.styles.ts';
import { type Moved, useMarkMoves } from './useMarkMoves.ts';
import { planMarksWords } from './words.ts';

export interface PlanMarksProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** In the drawing's units, relative to its origin. */
  readonly marks: readonly MarkedResource[];
  readonly selectedId?: number | undefined;
  /** What the next press on the plan places; undefined: a press is the plan's own. */
  readonly placing?: MarkedKind | undefined;
  readonly onSelect?: (selected: { readonly resourceId: number }) => void;
  readonly onPlace?: (placed: { readonly kind: MarkedKind; readonly x: number; readonly y: number }) => void;
  readonly onPlacingCancel?: () => void;
  /** Left out: the marks are looked at, and presses go through them to the plan. */
  readonly onMove?: (moved: Moved) => void;
  readonly onRemove?: (removed: { readonly resourceId: number }) => void;
}

type Style = CSSProperties & Readonly<Record<`--fl-${string}`, number>>;

/** Keeps the marks over their places while the view moves: three variables of the layer, whatever stands on it. */
function useFollow(stage: PlanStage) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = (): void => {
      const { view, size } = stage.frame();
      const { style } = layer.current ?? {};
      style?.setProperty('--fl-scale', String(view.scale));
      style?.setProperty('--fl-left', `${size.width / 2 - view.x * view.scale}px`);
      style?.setProperty('--fl-top', `${size.height / 2 + view.y * view.scale}px`);
    };
    follow();
    return stage.subscribe(follow);
  }, [stage]);
  return layer;
}

/**
 * Ways out, stairs, hydrants and extinguishers on a plan, as a layer in a `PlanCanvas`. With `onMove` they are dragged, and moved by
 * arrow keys; with `placing` the next press says where one is. What is nearest to an alarm is `PlanDevices`' to tell: give it the same
 * as `resources`, by the domain's `resourcesMarked`.
 * @spec N07 PLN-04
 * @example <PlanCanvas label="3 层" source={source}><PlanMarks marks={marks} /></PlanCanvas>
 */
export function PlanMarks(props: PlanMarksProps) {
  const { marks, selectedId, placing, onSelect, onPlace, onPlacingCancel, onMove, onRemove, ref, ...rest } = props;
  const t = useWords(planMarksWords, planPointWords);
  const stage = usePlanStage();
  const layer = useFollow(stage);
  const keysId = useId();
  const { shownAt, handlersOf } = useMarkMoves({ stage, onSelect, onMove, onRemove });
  const nameOf = ({ kind, name }: MarkedResource): string => {
    const kindName = t(`plan.resource.${kind}`);
    return name === '' ? kindName : t('PlanMarks.named', { kind: kindName, name });
  };
  return (
    <Root {...rest} ref={mergeRefs(layer, ref)} role="group" aria-label={t('PlanMarks.layer')}>
      {marks.map((mark) => {
        const { x, y } = shownAt(mark);
        const style: Style = { '--fl-x': x, '--fl-y': y };
        const icon = <MarkIcon kind={mark.kind} />;
        return onMove ? (
          <Mark
            key={mark.resourceId}
            style={style}
            title={nameOf(mark)}
            aria-label={nameOf(mark)}
            aria-describedby={keysId}
            aria-pressed={mark.resourceId === selectedId}
            data-moves=""
            {...handlersOf(mark)}
          >
            {icon}
          </Mark>
        ) : (
          <Mark as="span" key={mark.resourceId} style={style} role="img" aria-label={nameOf(mark)} data-still="">
            {icon}
          </Mark>
        );
      })}
      {onMove && <VisuallyHidden id={keysId}>{t('PlanMarks.keys')}</VisuallyHidden>}
      {placing && onPlace && <PlacingHint key={placing} {...{ stage, onPlace, onPlacingCancel }} kind={placing} />}
    </Root>
  );
}
