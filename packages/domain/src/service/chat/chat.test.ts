import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChatContext,
  type ChatState,
  chatEvents,
  chatNumber,
  chatRatingStep,
  chatStates,
  chatStep,
  chatSubject,
  chatSubjectChars,
  chatWaitStanding,
  isLetterDue,
  ratingNames,
  serviceChatWords,
} from '../index.ts';

const [customer, agent, other] = [1, 2, 3];
const nowMs = Date.UTC(2026, 10, 21, 8);
const hourMs = 3_600_000;
const base: ChatContext = { userId: customer, customerId: customer, agentId: null, nowMs };
const taken = { ...base, agentId: agent, agentName: '李芳' };
const codeOf = (result: ReturnType<typeof chatStep>) => (result.ok ? result.value : result.problems[0]?.code);

describe('a chat', () => {
  it('is taken by one agent; the next one reads the name, unless that agent is gone [SRV-06]', () => {
    expect(chatStep('waiting', 'take', { ...base, userId: agent, handles: true })).toEqual({ ok: true, value: 'open' });
    expect(chatStep('open', 'take', { ...taken, userId: other, handles: true })).toEqual({
      ok: false,
      problems: [{ code: 'service.chat.taken', args: { name: '李芳' } }],
    });
    expect(codeOf(chatStep('open', 'take', { ...taken, userId: other, handles: true, isAgentGone: true }))).toBe(
      'open',
    );
    expect(codeOf(chatStep('open', 'take', { ...taken, userId: agent, handles: true }))).toBe('open');
    expect(codeOf(chatStep('waiting', 'take', { ...base, userId: other }))).toBe('service.chat.agentsOnly');
    expect(codeOf(chatStep('waiting', 'take', { ...base, handles: true }))).toBe('service.chat.ownChat');
  });

  it('is answered by its agent alone, once it is taken [SRV-06]', () => {
    expect(codeOf(chatStep('waiting', 'answer', { ...base, userId: agent }))).toBe('service.chat.refusal.waiting');
    expect(codeOf(chatStep('open', 'answer', { ...taken, userId: agent }))).toBe('open');
    expect(codeOf(chatStep('open', 'answer', { ...taken, userId: other }))).toBe('service.chat.taken');
    expect(codeOf(chatStep('closed', 'answer', { ...taken, userId: agent }))).toBe('service.chat.refusal.closed');
  });

  it('is opened again by its customer within seven days, later it is over [SRV-06]', () => {
    const since = (ms: number) => chatStep('closed', 'ask', { ...taken, closedAtMs: nowMs - ms });
    expect(codeOf(since(7 * 24 * hourMs))).toBe('waiting');
    expect(codeOf(since(7 * 24 * hourMs + 1))).toBe('service.chat.over');
    for (const closedAtMs of [null, NaN])
      expect(codeOf(chatStep('closed', 'ask', { ...taken, closedAtMs }))).toBe('service.chat.over');
  });

  it('ends by itself after 48 hours of silence, and not before; nor while an answer is due [SRV-06]', () => {
    const since = (ms: number | null) =>
      codeOf(chatStep('open', 'idle', { ...taken, userId: null, answeredAtMs: ms === null ? null : nowMs - ms }));
    expect([since(48 * hourMs), since(48 * hourMs - 1), since(null), since(NaN)]).toEqual([
      'closed',
      'service.chat.stillGoesOn',
      'service.chat.stillGoesOn',
      'service.chat.stillGoesOn',
    ]);
  });

  it('answers every event in every state with a state or words [SRV-06]', () => {
    const id = fc.constantFrom(customer, agent, other);
    fc.assert(
      fc.property(
        fc.constantFrom(...chatStates),
        fc.constantFrom(...chatEvents),
        fc.record({
          userId: fc.option(id),
          customerId: id,
          agentId: fc.option(id),
          handles: fc.boolean(),
          nowMs: fc.double(),
        }),
        (state, event, context) => {
          const result = chatStep(state, event, context);
          const isKnown = result.ok
            ? chatStates.includes(result.value)
            : result.problems.every(({ code }) => Object.hasOwn(serviceChatWords, code));
          expect(isKnown).toBe(true);
        },
      ),
    );
  });
});

describe('a letter about an answer', () => {
  it('is due when somebody has waited for ten minutes [SRV-06] [MSG-04]', () => {
    const minutes = (count: number) => isLetterDue(nowMs - count * 60_000, nowMs);
    expect([minutes(10), minutes(9.99), isLetterDue(null, nowMs), isLetterDue(NaN, nowMs)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the wait for an answer', () => {
  it('is pressing after ten minutes, and long after an hour [SRV-06]', () => {
    const after = (minutes: number) => chatWaitStanding(nowMs - minutes * 60_000, nowMs);
    expect([0, 9.99, 10, 59.99, 60, 6000].map(after)).toEqual(['waiting', 'waiting', 'soon', 'soon', 'over', 'over']);
  });
});

describe('rating a chat', () => {
  const closed = {
    state: 'closed' as ChatState,
    customerId: customer,
    agentId: agent,
    rating: 'notRated' as const,
    closedAtMs: nowMs,
  };
  it('is for its customer, once, within days, and about an agent [SRV-06]', () => {
    const by = { userId: customer, nowMs };
    expect(chatRatingStep(closed, 'satisfied', by)).toEqual({ ok: true, value: 'satisfied' });
    const codes = [
      chatRatingStep(closed, 'satisfied', { ...by, userId: agent }),
      chatRatingStep({ ...closed, state: 'open' }, 'satisfied', by),
      chatRatingStep({ ...closed, agentId: null }, 'satisfied', by),
      chatRatingStep({ ...closed, rating: 'general' }, 'satisfied', by),
      chatRatingStep(closed, 'satisfied', { ...by, nowMs: nowMs + 7 * 24 * hourMs + 1 }),
      chatRatingStep(closed, 'notRated', by),
    ].map((result) => (result.ok ? 'ok' : result.problems[0]?.code));
    expect(codes).toEqual([
      'service.chat.rateOwnOnly',
      'service.chat.closeFirst',
      'service.chat.nobodyAnswered',
      'service.chat.rated',
      'service.chat.rateTooLate',
      'service.order.ratingRequired',
    ]);
    for (const rating of ratingNames.slice(1)) expect(chatRatingStep(closed, rating, by).ok).toBe(true);
  });
});

describe('what a chat is called', () => {
  it('is its first words on one line, and a number of its day [SRV-06]', () => {
    expect(chatNumber('2026-11-21', 7)).toBe('C261121-0007');
    expect(chatSubject(' 烟感\n  离线 ')).toBe('烟感 离线');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(Array.from(chatSubject(text)).length).toBeLessThanOrEqual(chatSubjectChars.max);
      }),
    );
  });
});
