// The floor: recycled DOM rows, no framework, none of a table's features.
import { type BenchRow, columns, size } from './data.ts';
import { register } from './harness.ts';

interface Slot {
  readonly element: HTMLElement;
  readonly texts: readonly Text[];
  index: number;
}

const { width, height, rowHeight } = size;
const slotCount = Math.ceil(height / rowHeight) + 4;

function makeSlot(body: HTMLElement): Slot {
  const element = document.createElement('div');
  element.style.cssText = `position:absolute;height:${rowHeight}px;display:flex;width:100%;contain:strict`;
  const texts = columns.map((column) => {
    const cell = document.createElement('div');
    cell.style.cssText = `width:${column.width}px;overflow:hidden;white-space:nowrap`;
    const text = document.createTextNode('');
    cell.append(text);
    element.append(cell);
    return text;
  });
  body.append(element);
  return { element, texts, index: -1 };
}

function fill(slot: Slot, index: number, row: BenchRow): void {
  slot.index = index;
  slot.element.style.transform = `translateY(${index * rowHeight}px)`;
  columns.forEach((column, place) => {
    const text = slot.texts[place];
    const value = String(row[column.id]);
    if (text && text.data !== value) text.data = value;
  });
}

/** Runs the task in the next frame, once. */
function onceAFrame(task: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      task();
    });
  };
}

register({
  scroller: (host) => host.firstElementChild,
  mount(host, rows) {
    const scroller = document.createElement('div');
    scroller.style.cssText = `width:${width}px;height:${height}px;overflow:auto;position:relative;font:13px sans-serif`;
    const body = document.createElement('div');
    body.style.cssText = `height:${rows.length * rowHeight}px;position:relative`;
    scroller.append(body);
    const slots = Array.from({ length: slotCount }, () => makeSlot(body));
    const slotOf = (index: number): Slot | undefined => slots[index % slotCount];
    const draw = (): void => {
      const first = Math.max(0, Math.min(rows.length - slotCount, Math.floor(scroller.scrollTop / rowHeight) - 2));
      for (let index = first; index < Math.min(first + slotCount, rows.length); index++) {
        const [slot, row] = [slotOf(index), rows[index]];
        if (slot && row && slot.index !== index) fill(slot, index, row);
      }
    };
    scroller.addEventListener('scroll', onceAFrame(draw));
    host.append(scroller);
    draw();
    const dirty = new Set<Slot>();
    const redraw = onceAFrame(() => {
      for (const slot of dirty) {
        const row = rows[slot.index];
        if (row) fill(slot, slot.index, row);
      }
      dirty.clear();
    });
    return {
      update(changes) {
        for (const { index } of changes) {
          const slot = slotOf(index);
          if (slot?.index === index) dirty.add(slot);
        }
        if (dirty.size > 0) redraw();
      },
    };
  },
});
