import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { formWords } from '../../lib/index.ts';
import {
  chatChars,
  repliesFor,
  replyChangeProblem,
  replyQuery,
  replyRoomProblem,
  savedRepliesMax,
  savedReplyForm,
  serviceChatWords,
} from '../index.ts';

const replies = [
  { title: '关于电池', text: '请更换电池后按住自检键三秒。' },
  { title: '电池与信号', text: '电池低于两成时信号会变差。' },
  { title: 'Greeting', text: 'Hello, how can I help?' },
];

describe('a saved reply', () => {
  it('has a title and a text of a message [SRV-06]', () => {
    expectTotalForm(
      savedReplyForm,
      { title: '问候', text: '您好', isShared: true },
      { ...formWords, ...serviceChatWords },
    );
    expect(savedReplyForm.check({ title: '', text: '', isShared: false })).toMatchObject({
      ok: false,
      problems: [{ field: 'title' }, { field: 'text' }],
    });
    expect(savedReplyForm.check({ title: '长', text: '字'.repeat(chatChars.max), isShared: false }).ok).toBe(true);
    expect(savedReplyForm.check({ title: '长', text: '字'.repeat(chatChars.max + 1), isShared: false }).ok).toBe(false);
  });

  it('is one of so many, of an agent and of all [SRV-06]', () => {
    for (const [isShared, max] of [
      [true, savedRepliesMax.shared],
      [false, savedRepliesMax.own],
    ] as const) {
      expect(replyRoomProblem(isShared, max - 1)).toBeUndefined();
      expect(replyRoomProblem(isShared, max)).toMatchObject({ field: 'isShared', args: { max } });
    }
  });

  it('is changed by its owner, and a shared one by who keeps agents [SRV-06] [ROL-06]', () => {
    const of = { isShared: true, ownerId: 7, ownerName: '李敏' };
    expect(replyChangeProblem(of, { userId: 7, keepsAgents: false })).toBeUndefined();
    expect(replyChangeProblem(of, { userId: 8, keepsAgents: true })).toBeUndefined();
    expect(replyChangeProblem(of, { userId: 8, keepsAgents: false })).toMatchObject({ args: { name: '李敏' } });
    expect(replyChangeProblem({ ...of, isShared: false }, { userId: 8, keepsAgents: true })).toBeDefined();
  });

  it('is looked for behind a slash of either width, on one line [SRV-06]', () => {
    expect(['/', '／电池', '/ GREET ', '24/7', '/a\nb', ''].map(replyQuery)).toEqual([
      '',
      '电池',
      'greet',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is found by the begin of its title first, then by its title, then by its text [SRV-06]', () => {
    const titles = (query: string) => repliesFor(replies, query).map(({ title }) => title);
    expect(titles('电池')).toEqual(['电池与信号', '关于电池']);
    expect(titles('自检')).toEqual(['关于电池']);
    expect(titles('greet')).toEqual(['Greeting']);
    expect(titles('nothing')).toEqual([]);
    fc.assert(fc.property(fc.string(), (query) => repliesFor(replies, query).length <= replies.length));
    expect(titles('')).toEqual(replies.map(({ title }) => title));
  });
});
