import { expect, it } from 'vitest';
import { asked, ratingProblems, scoreOf, scored, unrated } from './rating.ts';

it('stars follow the domain’s scores; not rated has none [SRV-02]', () => {
  expect(scored.map(({ score }) => score)).toEqual([1, 2, 3, 4, 5]);
  expect(scoreOf('notRated')).toBe(0);
  expect(scoreOf('satisfied')).toBe(4);
  expect(scoreOf('constructor' as 'satisfied')).toBe(0);
});

it('a reason is kept only for what is not solved [SRV-02]', () => {
  expect(asked({ rating: 'general', resolution: 'resolved', reason: '断电' }).reason).toBe('');
  expect(asked({ rating: 'general', resolution: 'unresolved', reason: '断电' }).reason).toBe('断电');
});

it('whether it is solved must be said where it is asked [SRV-02]', () => {
  expect(ratingProblems(unrated, true).map(({ code }) => code)).toEqual(['service.order.resolutionRequired']);
  expect(ratingProblems(unrated, false)).toEqual([]);
});
