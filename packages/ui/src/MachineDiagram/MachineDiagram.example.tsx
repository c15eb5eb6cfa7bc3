import { alarmGuardWords, alarmMachine, alarmWords } from '@fireline/domain/alarm';
import { FirelineProvider, useWords } from '@fireline/ui/lib';
import { MachineDiagram } from '@fireline/ui/MachineDiagram';

function AlarmMachine() {
  const t = useWords(alarmWords, alarmGuardWords);
  return (
    <MachineDiagram
      label="How an alarm is handled"
      machine={alarmMachine}
      labelOfState={(state) => t(`alarm.state.${state}`)}
      labelOfEvent={(event) => t(`alarm.event.${event}`)}
      labelOfGuard={(guard) => t(`alarm.guard.${guard}`)}
      current="acknowledged"
    />
  );
}

export function Example() {
  return (
    <FirelineProvider language="en">
      <AlarmMachine />
    </FirelineProvider>
  );
}
