// What the browser itself needs: alarms are made and nothing is drawn.
import { register } from './harness.ts';

let count = 0;

register({
  mount(host, alarms) {
    host.textContent = '…';
    count = alarms.length;
    return (came) => {
      count += came.length;
    };
  },
  shown: () => count,
});
