import type { Machine } from '@fireline/domain/lib';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { useWords } from '../lib/index.ts';
import { needs } from '../lib/needs.ts';
import { layoutOf } from './layout.ts';
import { Root, Stage } from './MachineDiagram.styles.ts';
import { Picture } from './Picture.tsx';
import { Twin } from './Twin.tsx';
import { machineDiagramWords } from './words.ts';

export interface MachineDiagramProps<State extends string, Event extends string, GuardName extends string> extends Omit<
  ComponentPropsWithRef<'figure'>,
  'children'
> {
  /** What the machine is of, in the reader's language. */
  readonly label: string;
  /** Any machine of the domain. What its guards ask for does not matter here. */
  readonly machine: Pick<Machine<State, Event, GuardName, never>, 'initial' | 'finals' | 'states'>;
  readonly labelOfState: (state: State) => string;
  readonly labelOfEvent: (event: Event) => string;
  /** What a guard asks for. */
  readonly labelOfGuard: (guard: GuardName) => string;
  /** The state that something is in now. */
  readonly current?: State;
}

/**
 * A state machine, drawn from the table that the gateway enforces, with the table itself beneath it.
 * @spec N25
 * @example
 * const t = useWords(alarmWords, alarmGuardWords);
 * <MachineDiagram
 *   label={label}
 *   machine={alarmMachine}
 *   labelOfState={(state) => t(`alarm.state.${state}`)}
 *   labelOfEvent={(event) => t(`alarm.event.${event}`)}
 *   labelOfGuard={(guard) => t(`alarm.guard.${guard}`)}
 *   current={alarm.state}
 * />
 */
export function MachineDiagram<State extends string, Event extends string, GuardName extends string>({
  label,
  machine,
  labelOfState,
  labelOfEvent,
  labelOfGuard,
  current,
  ...rest
}: MachineDiagramProps<State, Event, GuardName>) {
  needs('MachineDiagram', { labelOfState, labelOfEvent, labelOfGuard });
  const t = useWords(machineDiagramWords);
  const { initial, finals, states } = machine;
  const stateName = labelOfState as (state: string) => string;
  const eventName = labelOfEvent as (event: string) => string;
  const layout = useMemo(
    () => layoutOf({ initial, states }, { state: stateName, event: eventName }),
    [initial, states, stateName, eventName],
  );
  return (
    <Root {...rest} aria-label={rest['aria-label'] ?? label}>
      <figcaption>{label}</figcaption>
      <Stage tabIndex={0} role="region" aria-label={t('MachineDiagram.picture', { label })}>
        <Picture
          label={t('MachineDiagram.picture', { label })}
          layout={layout}
          initial={initial}
          finals={finals}
          current={current}
          nameOf={stateName}
        />
      </Stage>
      <Twin
        label={t('MachineDiagram.table', { label })}
        machine={{ initial, finals, states }}
        current={current}
        stateName={stateName}
        eventName={eventName}
        guardName={labelOfGuard as (guard: string) => string}
      />
    </Root>
  );
}
