import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { eventsFrom, formWords } from '../lib/index.ts';
import {
  type AuditContext,
  type AuditState,
  announcementForm,
  announcementTypes,
  auditEvents,
  auditMachine,
  auditStates,
  auditStep,
  classifications,
  inReadingOrder,
  isPinnedAt,
  messageWords,
  pinEndsAtMs,
} from './index.ts';

const words = { ...messageWords, ...formWords };
const good = {
  classification: 'system',
  type: 'maintenance',
  title: '系统维护通知',
  content: '今晚 23:00 至 24:00 停机维护。',
  pushTargets: ['partner', 'unit'],
  isPinned: 'true',
  pinMinutes: '1440',
};
const problemsOf = (changed: object) => {
  const result = announcementForm.check({ ...good, ...changed });
  return result.ok ? [] : result.problems;
};

describe('announcementForm', () => {
  it('answers whatever comes [MSG-01]', () => {
    expectTotalForm(announcementForm, good, words);
  });

  it('takes a pin time that is a number from 1 to 10080 minutes, and asks for it when pinned [MSG-01]', () => {
    for (const pinMinutes of [1, '10080']) expect(problemsOf({ pinMinutes })).toEqual([]);
    for (const pinMinutes of [0, -1, 10_081])
      expect(problemsOf({ pinMinutes })).toEqual([
        { code: 'form.range', field: 'pinMinutes', args: { 0: 1, 1: 10_080 } },
      ]);
    expect(problemsOf({ pinMinutes: 'soon' })).toEqual([{ code: 'form.number', field: 'pinMinutes' }]);
    expect(problemsOf({ pinMinutes: 1.5 })).toEqual([{ code: 'form.integer', field: 'pinMinutes' }]);
    expect(problemsOf({ pinMinutes: '' })).toEqual([{ code: 'form.required', field: 'pinMinutes' }]);
    expect(problemsOf({ pinMinutes: '', isPinned: false })).toEqual([]);
  });

  it('takes a type of its classification alone [MSG-01]', () => {
    for (const [type, owner] of Object.entries(announcementTypes))
      for (const classification of classifications)
        expect(problemsOf({ type, classification }).map(({ code }) => code)).toEqual(
          classification === owner ? [] : ['message.announcement.otherClassification'],
        );
  });

  it('asks for at least one push target, each once [MSG-01]', () => {
    expect(problemsOf({ pushTargets: [] })).toEqual([{ code: 'form.required', field: 'pushTargets' }]);
    expect(problemsOf({ pushTargets: ['unit', 'place', 'unit'] })).toEqual([
      { code: 'form.duplicate', field: 'pushTargets.2' },
    ]);
  });
});

describe('a pin', () => {
  const minute = 60_000;
  const at = Date.UTC(2026, 10, 21);

  it('holds for exactly its minutes from the approval on [MSG-01]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_080 }),
        fc.integer({ min: -1e9, max: 1e9 }),
        (pinMinutes, sinceApprovalMs) => {
          const pin = { isPinned: true, pinMinutes, approvedAtMs: at };
          expect(pinEndsAtMs(pin)).toBe(at + pinMinutes * minute);
          expect(isPinnedAt(pin, at + pinMinutes * minute - 1)).toBe(true);
          expect(isPinnedAt(pin, at + pinMinutes * minute)).toBe(false);
          expect(isPinnedAt(pin, at + sinceApprovalMs)).toBe(
            sinceApprovalMs >= 0 && sinceApprovalMs < pinMinutes * minute,
          );
        },
      ),
    );
  });

  it('is none without a flag, minutes or an approval [MSG-01] [MSG-02]', () => {
    for (const pin of [
      { isPinned: false, pinMinutes: 5, approvedAtMs: at },
      { isPinned: true, approvedAtMs: at },
      { isPinned: true, pinMinutes: 5, approvedAtMs: null },
    ]) {
      expect(pinEndsAtMs(pin)).toBeNull();
      expect(isPinnedAt(pin, at)).toBe(false);
    }
  });

  it('puts the pinned ones first, then the newest, and hides what is not approved [MSG-04] [MSG-02]', () => {
    const [old, recent, pinned, waiting] = [
      { isPinned: false, approvedAtMs: at },
      { isPinned: true, pinMinutes: 1, approvedAtMs: at + minute },
      { isPinned: true, pinMinutes: 60, approvedAtMs: at - minute },
      { isPinned: true, pinMinutes: 60, approvedAtMs: null },
    ] as const;
    expect(inReadingOrder([old, waiting, recent, pinned], at + 5 * minute)).toEqual([pinned, recent, old]);
    expect(inReadingOrder([old, pinned, recent], at + minute)).toEqual([recent, pinned, old]);
  });
});

describe('the audit', () => {
  const reviewer: AuditContext = { isReviewer: true, rejectionReason: '标题有误' };
  const reachable = (from: AuditState) => {
    const seen = new Set([from]);
    for (const state of seen)
      for (const event of eventsFrom(auditMachine, state)) seen.add(auditMachine.states[state][event]?.to ?? state);
    return seen;
  };

  it('submits a new one for review and can reach every state; only what is approved is final [MSG-02]', () => {
    expect(auditMachine.initial).toBe('pendingReview');
    expect(reachable('pendingReview')).toEqual(new Set(auditStates));
    for (const state of auditStates) {
      expect(reachable(state)).toContain('approved');
      expect(eventsFrom(auditMachine, state).length === 0).toBe(auditMachine.finals.includes(state));
    }
  });

  it('lets a rejected one be resubmitted and then approved [MSG-02]', () => {
    expect(auditStep('pendingReview', 'reject', reviewer)).toEqual({ ok: true, value: 'rejected' });
    expect(auditStep('rejected', 'resubmit', {})).toEqual({ ok: true, value: 'pendingReview' });
    expect(auditStep('pendingReview', 'approve', reviewer)).toEqual({ ok: true, value: 'approved' });
  });

  it('is for reviewers alone, and a rejection says why [MSG-02]', () => {
    for (const event of ['approve', 'reject'] as const)
      expect(auditStep('pendingReview', event, { ...reviewer, isReviewer: false })).toMatchObject({
        problems: [{ code: 'message.audit.reviewersOnly' }],
      });
    for (const rejectionReason of [undefined, '', '  '])
      expect(auditStep('pendingReview', 'reject', { isReviewer: true, rejectionReason })).toMatchObject({
        problems: [{ code: 'form.required', field: 'rejectionReason' }],
      });
  });

  it('is for another than who submitted it, where there is one; rejecting is not [MSG-02]', () => {
    const own = { ...reviewer, isSubmitter: true };
    const refusal = { ok: false, problems: [{ code: 'message.audit.ownAnnouncement' }] };
    expect(auditStep('pendingReview', 'approve', { ...own, hasOtherReviewer: true })).toEqual(refusal);
    expect(words).toHaveProperty(['message.audit.ownAnnouncement']);
    for (const context of [
      { ...own, hasOtherReviewer: false },
      { ...reviewer, hasOtherReviewer: true },
    ])
      expect(auditStep('pendingReview', 'approve', context)).toEqual({ ok: true, value: 'approved' });
    expect(auditStep('pendingReview', 'reject', { ...own, hasOtherReviewer: true }).ok).toBe(true);
  });

  it('refuses what the state does not allow, with who audited it [MSG-02]', () => {
    for (const state of auditStates)
      for (const event of auditEvents) {
        if (eventsFrom(auditMachine, state).includes(event)) continue;
        const result = auditStep(state, event, { ...reviewer, auditedBy: '李敏' });
        expect(result).toMatchObject({
          problems: [{ code: `message.audit.refusal.${state}`, args: { name: '李敏' } }],
        });
        expect(words).toHaveProperty([`message.audit.refusal.${state}`]);
      }
    expect(auditStep('approved', 'approve', reviewer)).toMatchObject({ problems: [{ args: { name: '-' } }] });
  });
});
