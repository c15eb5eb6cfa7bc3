// The floor: the newest alarms in recycled DOM rows and a count, once a frame; no order, no flood, no hold, no voice.
import { type BenchAlarm, register } from './harness.ts';

const rowHeight = 72;
const height = 800;

let count = 0;

register({
  mount(host, alarms) {
    const head = document.createElement('h3');
    const scroller = document.createElement('div');
    scroller.style.cssText = `width:420px;height:${height}px;overflow:auto;font:14px sans-serif`;
    const rows = Array.from({ length: Math.ceil(height / rowHeight) + 4 }, () => {
      const row = document.createElement('button');
      row.style.cssText = `display:block;width:100%;height:${rowHeight}px;overflow:hidden`;
      scroller.append(row);
      return row;
    });
    host.append(head, scroller);
    const all: BenchAlarm[] = [...alarms];
    let isAsked = false;
    const draw = (): void => {
      isAsked = false;
      count = all.length;
      head.textContent = String(count);
      for (const [place, row] of rows.entries()) {
        const alarm = all[all.length - 1 - place];
        if (alarm)
          row.textContent = `${alarm.level} ${alarm.kind} ${alarm.unitName} ${alarm.buildingName} ${alarm.floor} ${alarm.placeName}`;
      }
    };
    draw();
    return (came) => {
      all.push(...came);
      if (!isAsked) requestAnimationFrame(draw);
      isAsked = true;
    };
  },
  shown: () => count,
});
