import { type MomentRange, type Problem, checkMoments } from '../../lib/index.ts';
import { curveDaysMax } from '../limits.ts';

/** What is wrong with the time that a curve is asked for: the wrong order, or more than a year. @spec DEV-13 ANA-03 */
export const checkCurveSpan = (range: MomentRange): Problem | undefined => checkMoments(range, curveDaysMax);
