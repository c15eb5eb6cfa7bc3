import { inspectionWords } from '@fireline/domain/inspection';
import { formWords, type Problem } from '@fireline/domain/lib';
import { type ComponentPropsWithRef, useRef } from 'react';
import { FieldFrame, type FieldProps, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { UndoNote } from '../lib/overlay/UndoNote.tsx';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { Available } from './Available.tsx';
import { LegsTable } from './LegsTable.tsx';
import { Body, Panes } from './RouteBuilder.styles.ts';
import { Stops } from './Stops.tsx';
import type { RoutePoint } from './route.ts';
import { useRoute } from './useRoute.ts';

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

/** No attribute tells those who hear it that a list must be filled: say so in `description`. */
export interface RouteBuilderProps extends Omit<FieldProps, 'required'>, RootProps {
  /** All points that may be walked to, by building and floor. */
  readonly points: readonly RoutePoint[];
  /** The ids of the points in the order in which they are walked. Undefined: the builder keeps its own. */
  readonly value?: readonly number[];
  readonly defaultValue?: readonly number[];
  readonly onChange?: (change: { readonly value: readonly number[]; readonly problems: readonly Problem[] }) => void;
  readonly readOnly?: boolean;
  /** Under this name the ids go with their form, one after the other. */
  readonly name?: string;
}

/**
 * The points of an inspection line in the order in which they are walked: chosen from the floors, ordered by dragging, by arrow keys
 * or by their position's number. What was added, removed or moved can be taken back.
 * @spec INS-03
 * @example <RouteBuilder label="巡检路线" points={points} onChange={({ value }) => setPointIds(value)} />
 */
export function RouteBuilder(props: RouteBuilderProps) {
  const { id, label, isLabelHidden, description, problem, isOptional, disabled = false, ...others } = props;
  const { points, value: _v, defaultValue: _d, onChange: _c, readOnly = false, name, ...rest } = others;
  const textOf = useProblemText(inspectionWords, formWords);
  const ids = useFieldIds(id);
  const body = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLInputElement>(null);
  const route = useRoute(props, body, control);
  const refused = route.refused.map(textOf).join(' · ');
  const wrong = refused || problem;
  const describedBy = [description && ids.description, wrong && ids.problem].filter(Boolean).join(' ');
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, description, isOptional }} problem={wrong}>
      <Body
        ref={body}
        id={ids.control}
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={describedBy || undefined}
      >
        <Panes data-readonly={readOnly || undefined}>
          {!readOnly && <Available {...{ points, route, disabled }} />}
          <Stops {...{ route, disabled, readOnly }} />
        </Panes>
        {!readOnly && <UndoNote memory={route.memory} />}
        {route.stops.length > 0 && <LegsTable stops={route.stops} />}
        <input ref={control} type="hidden" disabled />
        {name !== undefined &&
          route.stops.map((stop) => (
            <input key={stop.id} type="hidden" name={name} value={stop.id} disabled={disabled} />
          ))}
      </Body>
    </FieldFrame>
  );
}
