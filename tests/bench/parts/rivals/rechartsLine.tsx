import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { readings, size } from '../page/data.ts';
import { register } from '../page/harness.ts';

register({
  draw: (turn) => (
    <LineChart {...size} data={readings(turn)}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="at" type="number" scale="time" domain={['dataMin', 'dataMax']} />
      <YAxis />
      <Tooltip />
      <Line dataKey="value" type="linear" dot={false} isAnimationActive={false} />
    </LineChart>
  ),
  isDrawn: (host) => Boolean(host.querySelector('.recharts-line-curve[d]')),
});
