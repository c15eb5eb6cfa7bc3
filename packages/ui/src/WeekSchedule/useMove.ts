import type { ArmTask } from '@fireline/domain/device';
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { atShare, lastMinute, stepped, timeOf } from './week.ts';

/** Keys of a slider; an hour is four quarters. */
const hour = 4;

function keyed(key: string, at: string, isRtl: boolean): string | undefined {
  const forward = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return stepped(at, forward);
    case 'ArrowLeft':
      return stepped(at, -forward);
    case 'ArrowUp':
      return stepped(at, 1);
    case 'ArrowDown':
      return stepped(at, -1);
    case 'PageUp':
      return stepped(at, hour);
    case 'PageDown':
      return stepped(at, -hour);
    case 'Home':
      return timeOf(0);
    case 'End':
      return timeOf(lastMinute);
    default:
      return undefined;
  }
}

const isRtlIn = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The time under the pointer, by the track that the mark stands on. */
function pointed({ clientX, currentTarget }: PointerEvent): string {
  const track = currentTarget.parentElement ?? currentTarget;
  const { left, width } = track.getBoundingClientRect();
  const share = width > 0 ? (clientX - left) / width : 0;
  return atShare(isRtlIn(track) ? 1 - share : share);
}

interface Draft {
  readonly taskId: number;
  readonly at: string;
}

/** Moves a schedule by its marks: by keys at once, by the pointer when it is let go; Escape takes back what the pointer did. */
export function useMove(tasks: readonly ArmTask[], commit: (tasks: readonly ArmTask[], task: ArmTask) => void) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const isMoving = draft !== null;
  useEffect(() => {
    if (!isMoving) return undefined;
    // the mark under the pointer need not have the focus
    const takeBack = ({ key }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') setDraft(null);
    };
    document.addEventListener('keydown', takeBack);
    return () => document.removeEventListener('keydown', takeBack);
  }, [isMoving]);
  const movedBy = ({ taskId, at }: Draft): readonly ArmTask[] =>
    tasks.map((task) => (task.taskId === taskId ? { ...task, at } : task));
  const move = (task: ArmTask, at: string): void => {
    if (at !== task.at) commit(movedBy({ taskId: task.taskId, at }), { ...task, at });
  };
  const handlers = (task: ArmTask) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const at = keyed(event.key, task.at, isRtlIn(event.currentTarget));
      if (at === undefined) return;
      event.preventDefault();
      move(task, at);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDraft({ taskId: task.taskId, at: task.at });
    },
    onPointerMove: (event: PointerEvent) => {
      if (draft?.taskId === task.taskId) setDraft({ taskId: task.taskId, at: pointed(event) });
    },
    onPointerUp: () => {
      const given = tasks.find(({ taskId }) => taskId === draft?.taskId);
      setDraft(null);
      if (draft && given) move(given, draft.at);
    },
    onPointerCancel: () => setDraft(null),
  });
  return { shown: draft ? movedBy(draft) : tasks, moving: draft?.taskId, handlers };
}
