import { useWords } from '@fireline/ui/lib';
import { MachineDiagram } from '@fireline/ui/MachineDiagram';
import { useCallback } from 'react';
import type { AnyMachine, Area } from './domain.ts';
import { rulesGuideWords } from './words.ts';

/** What a machine is called, what it is found by, and its words: by the keys that the machine itself names. */
export function useMachineWords({ words }: Area) {
  const t = useWords(words);
  const guide = useWords(rulesGuideWords);
  return {
    title: (machine: AnyMachine) => guide(`Rules.machine.${machine.name}` as keyof typeof rulesGuideWords),
    text: (machine: AnyMachine) => {
      const found: (string | undefined)[] = [];
      for (const [state, events] of Object.entries(machine.states)) {
        found.push(state, t(`${machine.words.state}.${state}`));
        for (const [event, transition] of Object.entries(events)) {
          const guards = transition?.guards ?? [];
          found.push(event, t(`${machine.words.event}.${event}`), transition?.spec, ...guards);
          found.push(...guards.map((guard) => t(`${machine.words.guard}.${guard}`)));
        }
      }
      return found.join(' ');
    },
  };
}

/** A machine of an area in the words of that area. */
export function DomainMachine({ area, machine }: { readonly area: Area; readonly machine: AnyMachine }) {
  const t = useWords(area.words);
  const { title } = useMachineWords(area);
  const { state: stateKey, event: eventKey, guard: guardKey } = machine.words;
  return (
    <MachineDiagram
      label={title(machine)}
      machine={machine}
      labelOfState={useCallback((state: string) => t(`${stateKey}.${state}`), [t, stateKey])}
      labelOfEvent={useCallback((event: string) => t(`${eventKey}.${event}`), [t, eventKey])}
      labelOfGuard={(guard) => t(`${guardKey}.${guard}`)}
    />
  );
}
