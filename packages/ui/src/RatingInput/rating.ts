import { type Problem } from '@fireline/domain/lib';
import {
  type Rating,
  type Resolution,
  asksClosingReason,
  closingForm,
  ratingNames,
  ratings,
} from '@fireline/domain/service';

/** What is said on closing: as the domain's `closingForm` reads it. */
export interface RatingValue {
  readonly rating: Rating;
  readonly resolution: Resolution | null;
  readonly reason: string;
}

export const unrated: RatingValue = { rating: 'notRated', resolution: null, reason: '' };

/** The ratings with a score, the lowest first. */
export const scored: readonly { readonly rating: Rating; readonly score: number }[] = ratingNames.flatMap((rating) => {
  const score = ratings[rating];
  return score === null ? [] : [{ rating, score }];
});

/** The stars of a rating; of none, and of a name that is no rating, none. */
export const scoreOf = (rating: Rating): number => (Object.hasOwn(ratings, rating) ? (ratings[rating] ?? 0) : 0);

/** With no reason where none is asked for. */
export const asked = (value: RatingValue): RatingValue =>
  asksClosingReason(value.resolution) ? value : { ...value, reason: '' };

export const ratingProblems = (value: RatingValue, hasResolution: boolean): readonly Problem[] => {
  const result = closingForm.check(hasResolution ? value : { ...value, resolution: 'resolved' });
  return result.ok ? [] : result.problems;
};
