import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { fillWords, formWords, languages, startOfDay } from '../../lib/index.ts';
import { sessionWords } from '../../session/index.ts';
import {
  chatForm,
  chatImageProblem,
  faqNames,
  faqsFor,
  faqs,
  faqSubjects,
  serviceHelpWords,
  feedbackForm,
  feedbackReplyForm,
  feedbackState,
  isSupportOpen,
  supportHours,
  supportOpensAtMs,
} from '../index.ts';

const words = { ...serviceHelpWords, ...sessionWords, ...formWords };
const hourMs = 3_600_000;

describe('support hours', () => {
  const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
  const offset = fc.integer({ min: -720, max: 840 });

  it('are twelve hours on each of the seven days of a week [SRV-06]', () => {
    expect(supportHours.to - supportHours.from).toBe(12);
    const monday = startOfDay('2026-11-16');
    const open = Array.from({ length: 7 * 24 }, (_, hour) => isSupportOpen(monday + hour * hourMs));
    for (let day = 0; day < 7; day += 1)
      expect(open.slice(day * 24, (day + 1) * 24).flatMap((isOpen, hour) => (isOpen ? [hour] : []))).toEqual(
        Array.from({ length: 12 }, (_, at) => supportHours.from + at),
      );
  });

  it('begin at the very minute and are over at the end [SRV-06]', () => {
    const midnight = startOfDay('2026-11-21');
    expect(isSupportOpen(midnight + 9 * hourMs - 1)).toBe(false);
    expect(isSupportOpen(midnight + 9 * hourMs)).toBe(true);
    expect(isSupportOpen(midnight + 21 * hourMs - 1)).toBe(true);
    expect(isSupportOpen(midnight + 21 * hourMs)).toBe(false);
    expect(supportOpensAtMs(midnight + 21 * hourMs)).toBe(midnight + 33 * hourMs);
  });

  it('open next at a moment that is open, with none before it, wherever one is [SRV-06]', () => {
    fc.assert(
      fc.property(moment, offset, (atMs, offsetMin) => {
        const next = supportOpensAtMs(atMs, offsetMin);
        expect(isSupportOpen(next, offsetMin)).toBe(true);
        expect(next === atMs).toBe(isSupportOpen(atMs, offsetMin));
        expect(next - atMs).toBeLessThanOrEqual(12 * hourMs);
        expect(next === atMs || !isSupportOpen(next - 1, offsetMin)).toBe(true);
      }),
    );
  });
});

describe('the chat', () => {
  it('takes images of at most 2 MB [SRV-06] [SHL-26]', () => {
    const megabyte = 1024 * 1024;
    const code = (sizeBytes: number, type = 'image/png') => chatImageProblem({ type, sizeBytes })?.code;
    expect(code(2 * megabyte)).toBeUndefined();
    for (const size of [2 * megabyte + 1, NaN, -1, Infinity]) expect(code(size)).toBe('service.chat.imageTooBig');
    expect(chatImageProblem({ type: 'image/png', sizeBytes: 3 * megabyte })?.args).toEqual({ 0: 2 });
    for (const type of ['application/pdf', 'image/svg+xml', 'image/gif', ''])
      expect(code(1, type)).toBe('form.imagesOnly');
    for (const type of ['image/jpg', 'IMAGE/PNG']) expect(code(1, type)).toBeUndefined();
    expect(words).toHaveProperty(['service.chat.imageTooBig']);
  });

  it('takes words, images or both, but not nothing [SRV-06]', () => {
    expectTotalForm(chatForm, { text: '你好', images: ['a.jpg'] }, words);
    expect(chatForm.check({ text: '', images: ['a.jpg'] }).ok).toBe(true);
    expect(chatForm.check({ text: '你好' }).ok).toBe(true);
    expect(chatForm.check({ text: ' ' })).toEqual({
      ok: false,
      problems: [{ code: 'service.chat.nothing', field: 'text' }],
    });
  });
});

describe('feedback', () => {
  const good = {
    type: 'fault',
    content: '地图打不开',
    phone: '13800138000',
    email: 'a@example.com',
    images: ['a.png'],
  };

  it('answers whatever comes; phone, e-mail and images may be left out [SRV-07]', () => {
    expectTotalForm(feedbackForm, good, words);
    expectTotalForm(feedbackReplyForm, { reply: '已修复' }, words);
    expect(feedbackForm.check({ type: 'other', content: '很好' }).ok).toBe(true);
    expect(feedbackForm.check({ ...good, images: Array.from({ length: 5 }, () => 'a.png') })).toMatchObject({
      problems: [{ code: 'form.tooMany', args: { 0: 4 } }],
    });
  });

  it('waits until it is replied to [SRV-07]', () => {
    expect(feedbackState({ reply: null })).toBe('waiting');
    expect(feedbackState({ reply: '已修复' })).toBe('replied');
  });
});

describe('questions for what somebody wrote', () => {
  it.each([
    ['我的烟感一直离线，怎么办', 'offline'],
    ['裝置離線', 'offline'],
    ['my smoke detectors are offline', 'offline'],
    ['信号值 12 正常吗', 'signal'],
    ['昨晚误报了三次', 'falseAlarm'],
    ['短信用完了', 'balance'],
    ['账号被锁定', 'locked'],
    ['how do refunds work', 'refund'],
    ['怎样续费', 'renewal'],
    ['客服什么时候上班', 'hours'],
  ] as const)('%s [SRV-06]', (text, name) => {
    expect(faqsFor(text, 3)[0]).toBe(name);
  });

  it('are found by their own words, at most so many; nothing is found for nothing [SRV-06]', () => {
    for (const name of faqNames)
      for (const language of languages)
        expect(faqsFor(serviceHelpWords[`service.faq.${name}.question`][language], 3), name).toContain(name);
    for (const text of ['', '你好', '请问怎么办', 'hello, what is this?', '🙂', '嗯'])
      expect(faqsFor(text, 3)).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 1000 }), fc.integer({ min: 0, max: 12 }), (text, max) => {
        const found = faqsFor(text, max);
        expect(found.length).toBeLessThanOrEqual(max);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

describe('questions and answers', () => {
  it('have every limit filled in, in three languages [SRV-06] [SHL-12]', () => {
    for (const name of faqNames) {
      expect(faqSubjects).toContain(faqs[name].subject);
      for (const language of languages)
        expect(fillWords(serviceHelpWords[`service.faq.${name}.answer`][language], faqs[name].args)).not.toMatch(
          /[{}]/,
        );
    }
    expect(fillWords(serviceHelpWords['service.faq.hours.answer'].en, faqs.hours.args)).toContain('from 9:00 to 21:00');
  });
});
