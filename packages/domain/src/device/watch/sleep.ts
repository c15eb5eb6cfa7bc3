import { minuteMs } from '../../lib/index.ts';
/** @spec DEV-25 */
export const sleepStages = ['deep', 'light', 'rem', 'awake'] as const;
export type SleepStage = (typeof sleepStages)[number];

/** A stretch of the night, its end not included. */
export interface SleepSegment {
  readonly stage: SleepStage;
  readonly fromMs: number;
  readonly toMs: number;
}

export interface SleepSummary {
  /** Minutes in each stage. */
  readonly minutes: Readonly<Record<SleepStage, number>>;
  readonly asleepMin: number;
  readonly inBedMin: number;
  /** Share of the time in bed that was slept; 0 when there was none. */
  readonly efficiencyPercent: number;
}

/**
 * The minutes in each stage; what overlaps counts once, for the segment that began first (of two at once, the one given first).
 * @spec DEV-25
 */
export function sleepSummary(segments: readonly SleepSegment[]): SleepSummary {
  const ms: Record<SleepStage, number> = { deep: 0, light: 0, rem: 0, awake: 0 };
  let doneMs = -Infinity;
  for (const { stage, fromMs, toMs } of segments.toSorted((a, b) => a.fromMs - b.fromMs)) {
    ms[stage] += Math.max(0, toMs - Math.max(fromMs, doneMs));
    doneMs = Math.max(doneMs, toMs);
  }
  const minutes = {
    deep: ms.deep / minuteMs,
    light: ms.light / minuteMs,
    rem: ms.rem / minuteMs,
    awake: ms.awake / minuteMs,
  };
  const asleepMin = minutes.deep + minutes.light + minutes.rem;
  const inBedMin = asleepMin + minutes.awake;
  return { minutes, asleepMin, inBedMin, efficiencyPercent: inBedMin > 0 ? (100 * asleepMin) / inBedMin : 0 };
}

export const sleepGrades = ['good', 'fair', 'poor', 'none'] as const;
export type SleepGrade = (typeof sleepGrades)[number];

/**
 * The least a night needs for a grade, the better one first.
 * Decision: as common watches and sleep clinics grade adults; the figures are no diagnosis.
 * @spec DEV-25
 */
export const sleepGradeNeeds = [
  { grade: 'good', asleepMin: 420, efficiencyPercent: 85, deepPercent: 15 },
  { grade: 'fair', asleepMin: 300, efficiencyPercent: 70, deepPercent: 5 },
] as const;

/** How good a night was; `none` when nobody slept. @spec DEV-25 */
export function sleepGrade({ minutes, asleepMin, efficiencyPercent }: SleepSummary): SleepGrade {
  if (!(asleepMin > 0)) return 'none';
  const deepPercent = (100 * minutes.deep) / asleepMin;
  const reached = sleepGradeNeeds.find(
    (need) =>
      asleepMin >= need.asleepMin && efficiencyPercent >= need.efficiencyPercent && deepPercent >= need.deepPercent,
  );
  return reached?.grade ?? 'poor';
}

/** The stage at a moment: what the watch says now; nothing when it says nothing. @spec DEV-25 */
export const sleepStageAt = (segments: readonly SleepSegment[], atMs: number): SleepStage | undefined =>
  segments.find(({ fromMs, toMs }) => fromMs <= atMs && atMs < toMs)?.stage;
