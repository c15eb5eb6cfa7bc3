import { ChartFrame } from '@fireline/ui/ChartFrame';
import { FirelineProvider } from '@fireline/ui/lib';

const hours = [
  { hour: '08:00', alarms: 3 },
  { hour: '09:00', alarms: 5 },
  { hour: '10:00', alarms: 2 },
];

export function Example() {
  return (
    <FirelineProvider language="en">
      <ChartFrame
        label="Alarms today"
        height={120}
        isEmpty={hours.length === 0}
        table={{ columns: ['Hour', 'Alarms'], rows: hours.map(({ hour, alarms }) => [hour, alarms]) }}
      >
        <svg data-chart="" viewBox="0 0 100 50" height={120}>
          {hours.map(({ hour, alarms }, at) => (
            <rect
              key={hour}
              x={10 + at * 30}
              y={50 - alarms * 10}
              width={20}
              height={alarms * 10}
              fill="currentColor"
            />
          ))}
        </svg>
      </ChartFrame>
    </FirelineProvider>
  );
}
