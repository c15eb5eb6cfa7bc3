import type { Transition } from '@fireline/domain/lib';
import { useWords } from '../lib/index.ts';
import { TableBox } from './MachineDiagram.styles.ts';
import { machineDiagramWords } from './words.ts';

export interface TwinProps {
  readonly label: string;
  readonly machine: {
    readonly initial: string;
    readonly finals: readonly string[];
    readonly states: Readonly<Record<string, Readonly<Record<string, Transition<string, string> | undefined>>>>;
  };
  readonly current: string | undefined;
  readonly stateName: (state: string) => string;
  readonly eventName: (event: string) => string;
  readonly guardName: (guard: string) => string;
}

/** The table that the picture is drawn from: also what the picture has no room for. */
export function Twin({ label, machine, ...names }: TwinProps) {
  const t = useWords(machineDiagramWords);
  return (
    <TableBox tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('MachineDiagram.state')}</th>
            <th scope="col">{t('MachineDiagram.event')}</th>
            <th scope="col">{t('MachineDiagram.to')}</th>
            <th scope="col">{t('MachineDiagram.guards')}</th>
            <th scope="col">{t('MachineDiagram.spec')}</th>
          </tr>
        </thead>
        {Object.keys(machine.states).map((state) => (
          <StateRows key={state} state={state} machine={machine} {...names} />
        ))}
      </table>
    </TableBox>
  );
}

function StateRows({
  state,
  machine: { initial, finals, states },
  current,
  stateName,
  eventName,
  guardName,
}: Omit<TwinProps, 'label'> & { readonly state: string }) {
  const t = useWords(machineDiagramWords);
  const rows = Object.entries(states[state] ?? {}).flatMap(([event, transition]) =>
    transition ? [{ event, ...transition }] : [],
  );
  const marks = [
    ...(state === initial ? [t('MachineDiagram.initial')] : []),
    ...(finals.includes(state) ? [t('MachineDiagram.final')] : []),
    ...(state === current ? [t('MachineDiagram.current')] : []),
  ];
  const head = (
    <th scope="rowgroup" rowSpan={Math.max(1, rows.length)} aria-current={state === current ? 'true' : undefined}>
      {stateName(state)}
      {marks.length > 0 && <small> · {marks.join(' · ')}</small>}
    </th>
  );
  return (
    <tbody>
      {rows.length === 0 && (
        <tr>
          {head}
          <td data-empty="" colSpan={4}>
            {t('MachineDiagram.nothingLeaves')}
          </td>
        </tr>
      )}
      {rows.map(({ event, to, guards = [], spec }, index) => (
        <tr key={event}>
          {index === 0 && head}
          <td>{eventName(event)}</td>
          <td>{stateName(to)}</td>
          <td>
            <ul>
              {guards.map((guard) => (
                <li key={guard}>{guardName(guard)}</li>
              ))}
            </ul>
          </td>
          <td>{spec}</td>
        </tr>
      ))}
    </tbody>
  );
}
