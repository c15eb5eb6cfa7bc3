import type { ReadResult } from './planServer.ts';
import type { WorkerSource } from './messages.ts';

/** Reads the drawing out of whatever holds it. */
export async function readPlan(source: WorkerSource): Promise<ReadResult> {
  if (source.kind === 'drawing') return { ok: true, drawing: source.drawing };
  return { ok: false, problems: [{ code: 'PlanCanvas.notRead' }] };
}
