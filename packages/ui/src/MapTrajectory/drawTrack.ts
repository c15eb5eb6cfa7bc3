import type { MapFrame } from '../MapBase/index.ts';
import { pixelsOf } from '../MapBase/index.ts';
import type { Trajectory, WatchFix } from './stretches.ts';

type Pen = CanvasRenderingContext2D;

/** An open end: the way does not go on here as far as anybody knows. */
function drawEnd(pen: Pen, frame: MapFrame, { at }: WatchFix, line: string): void {
  const { left, top } = frame.placeOf(at);
  pen.beginPath();
  pen.arc(left, top, 4, 0, 2 * Math.PI);
  pen.fillStyle = frame.colour('--fl-surface-raised');
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = line;
  pen.stroke();
}

/** Within how many metres it is right, and the watch itself. */
function drawWatch(pen: Pen, frame: MapFrame, { at, accuracyM }: WatchFix): void {
  const { left, top } = frame.placeOf(at);
  if (accuracyM !== undefined && accuracyM > 0) {
    pen.beginPath();
    pen.arc(left, top, pixelsOf(accuracyM, at.lat, frame.zoom), 0, 2 * Math.PI);
    pen.globalAlpha = 0.16;
    pen.fillStyle = frame.colour('--fl-action-primary');
    pen.fill();
    pen.globalAlpha = 1;
    pen.lineWidth = 1;
    pen.strokeStyle = frame.colour('--fl-action-primary');
    pen.stroke();
  }
  pen.beginPath();
  pen.arc(left, top, 7, 0, 2 * Math.PI);
  pen.fillStyle = frame.colour('--fl-action-primary');
  pen.fill();
  pen.lineWidth = 2.5;
  pen.strokeStyle = frame.colour('--fl-surface-raised');
  pen.stroke();
}

/** The way so far in full, what is to come in grey, gaps as gaps. */
export function drawTrack(pen: Pen, frame: MapFrame, { stretches }: Trajectory, now: WatchFix | undefined): void {
  pen.clearRect(0, 0, frame.width, frame.height);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const [past, future] = [frame.colour('--fl-chart-1'), frame.colour('--fl-border-strong')];
  const atMs = now?.atMs ?? Infinity;
  const way = (fixes: readonly WatchFix[], colour: string, width: number): void => {
    pen.beginPath();
    fixes.forEach(({ at }, index) => {
      const { left, top } = frame.placeOf(at);
      if (index === 0) pen.moveTo(left, top);
      else pen.lineTo(left, top);
    });
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke();
  };
  for (const { fixes } of stretches) {
    way(fixes, future, 2);
    way(
      fixes.filter((fix) => fix.atMs <= atMs),
      past,
      4,
    );
  }
  for (const { fixes } of stretches)
    for (const end of [fixes[0], fixes.at(-1)]) if (end) drawEnd(pen, frame, end, end.atMs <= atMs ? past : future);
  if (now) drawWatch(pen, frame, now);
}
