import type { Column } from '@fireline/ui/DataTable';
import {
  CircleCheck,
  CircleDashed,
  CircleOff,
  CirclePlay,
  CircleStop,
  CircleX,
  Clock,
  Lock,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { State } from './StateMark.styles.ts';

/** What states come to, whatever they are states of. The first shape of a line is that of each state in it. */
const shapes = [
  [
    CircleCheck,
    'quiet',
    ['active', 'on', 'valid', 'inEffect', 'approved', 'complete', 'sent', 'delivered', 'answered'],
  ],
  [
    CircleCheck,
    'quiet',
    ['acknowledged', 'applied', 'replied', 'accepted', 'completed', 'works', 'inService', 'tested', 'inForce'],
  ],
  [CircleOff, 'quiet', ['off', 'disabled', 'revoked', 'cancelled', 'notSent', 'outOfService', 'withdrawn']],
  [
    Clock,
    'quiet',
    [
      'planned',
      'pending',
      'pendingReview',
      'notStarted',
      'waiting',
      'held',
      'queued',
      'signed',
      'asked',
      'soon',
      'upcoming',
    ],
  ],
  [CirclePlay, 'quiet', ['running', 'inProgress', 'processing', 'importing', 'handed', 'handedOver', 'downloading']],
  [CircleStop, 'quiet', ['ended', 'finished', 'closed']],
  [CircleDashed, 'quiet', ['unpublished', 'none']],
  [Lock, 'quiet', ['locked']],
  [TriangleAlert, 'warning', ['ending', 'paused', 'failing', 'overdue']],
  [CircleX, 'failed', ['failed', 'rejected', 'stopped', 'timedOut', 'missed']],
] as const satisfies readonly (readonly [LucideIcon, 'quiet' | 'warning' | 'failed', readonly string[]])[];

export type StateName = (typeof shapes)[number][2][number];

const shapeOf = new Map<string, readonly [LucideIcon, string]>(
  shapes.flatMap(([icon, tone, states]) => states.map((state) => [state, [icon, tone]] as const)),
);

export interface StateMarkProps {
  readonly state: StateName;
  /** The state in words, which carry it alone. */
  readonly children: ReactNode;
  /** Where the pointer rests; what it says besides the state has to stand elsewhere too. Default: the words. */
  readonly title?: string;
}

/** A state as every list and drawer shows it: a shape and a word; in colour is what a person has to look at. @spec LIB-02 */
export function StateMark({ state, children, title }: StateMarkProps) {
  const [Icon, tone] = shapeOf.get(state) ?? [CircleDashed, 'quiet'];
  return (
    <State data-tone={tone} title={title ?? (typeof children === 'string' ? children : undefined)}>
      <Icon aria-hidden />
      <span>{children}</span>
    </State>
  );
}

/**
 * The cell of a state in a list; files and paper have the word.
 * @example { id: 'state', header: t('drills.state'), width: 120, ...stateCell(({ state }) => state, ({ state }) => t(`alarm.drill.state.${state}`)) }
 */
export const stateCell = <Row,>(
  stateOf: (row: Row) => StateName,
  textOf: (row: Row) => string,
): Pick<Column<Row>, 'text' | 'cell'> => ({
  text: textOf,
  cell: (row) => <StateMark state={stateOf(row)}>{textOf(row)}</StateMark>,
});
