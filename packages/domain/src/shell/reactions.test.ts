import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillWords, formWords, languages } from '../lib/index.ts';
import { sessionWords } from '../session/index.ts';
import {
  actionWords,
  actions,
  actionsEndingSession,
  endedBy,
  endedCode,
  hiddenColumnsText,
  checkImage,
  imageCompressAboveBytes,
  imageKinds,
  imageReadBytesMax,
  imageKindOf,
  needsCompression,
  pageSizeMax,
  reactionTo,
  readHiddenColumns,
  shellWords,
  toldSuccesses,
} from './index.ts';

const session = { hasAutoLogin: true, isRepeated: false };
const status = (code: number) => ({ kind: 'status', status: code }) as const;

describe('a failed call', () => {
  it('with 401 logs in again once, and else ends the session [SHL-16]', () => {
    expect(reactionTo(status(401), session)).toEqual({ kind: 'loginAgain' });
    for (const other of [
      { ...session, hasAutoLogin: false },
      { ...session, isRepeated: true },
    ])
      expect(reactionTo(status(401), other)).toEqual({ kind: 'leave', code: 'session.tokenInvalid' });
  });

  it('with 401 after an action that asks for a new login ends the session, whether or not it logs in again [SES-09]', () => {
    const failure = { kind: 'status', status: 401, code: endedCode('openService') } as const;
    expect(reactionTo(failure, session)).toEqual({ kind: 'leave', code: 'session.ended.openService' });
  });

  it('with 403 is told by the operation alone [SHL-17]', () => {
    expect(reactionTo(status(403), session)).toEqual({ kind: 'ignore' });
  });

  it('with 404 tells of maintenance; out of time it offers a repeat [SHL-18]', () => {
    expect(reactionTo(status(404), session)).toEqual({ kind: 'tell', code: 'shell.notFound', canRetry: false });
    expect(reactionTo({ kind: 'timeout' }, session)).toEqual({ kind: 'tell', code: 'shell.timeout', canRetry: true });
    expect(reactionTo({ kind: 'network' }, session)).toMatchObject({ code: 'shell.network', canRetry: true });
  });

  it('always has an answer with words [SHL-15] [SHL-18]', () => {
    const words = { ...shellWords, ...sessionWords };
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.boolean(), fc.boolean(), (code, hasAutoLogin, isRepeated) => {
        const reaction = reactionTo(status(code), { hasAutoLogin, isRepeated });
        const told = 'code' in reaction ? reaction.code : 'shell.retry';
        expect(words).toHaveProperty([told]);
        expect(told === 'shell.serverError').toBe(code >= 500);
      }),
    );
  });
});

/** Section 8 of the commercial specification, in its own words and order. */
const failing =
  `addAnnouncement editAnnouncement addTemplate editTemplate audit applyRefund download export enableTrigger
  disableTrigger save modify add delete purchase bind unbind upload import placeOrder cancelOrder renew submit dispatch transfer
  confirm diagnose record snapshot gift command publish reset unlock createWorkOrder handleWorkOrder query queryChart authorize
  openService createAssociatedUser`.split(/\s+/);

describe('actions', () => {
  it('of the specification all say that they failed and why, in three languages [SHL-15]', () => {
    expect(actions).toEqual(expect.arrayContaining(failing));
    for (const action of actions)
      for (const language of languages) {
        const name = actionWords[`shell.action.${action}`][language];
        const text = fillWords(shellWords['shell.failed'][language], { action: name, 0: '余额不足' });
        expect(text.startsWith(name) && text.includes('余额不足') && !text.includes('{')).toBe(true);
      }
    expect(fillWords(shellWords['shell.failed'].en, { action: 'Delete', 0: 'x' })).toBe('Delete failed: x');
  });

  it('of the specification tell their success [SHL-15]', () => {
    expect(toldSuccesses).toEqual(
      expect.arrayContaining(['delete', 'add', 'authorize', 'bind', 'unbind', 'upload', 'dispatch', 'transfer']),
    );
  });

  it('that open a service make the user log in again [SES-09]', () => {
    expect(actionsEndingSession).toEqual(['openService']);
    for (const action of actionsEndingSession) {
      expect(endedBy(endedCode(action))).toBe(action);
      for (const language of languages)
        expect(sessionWords[endedCode(action)][language]).toContain(actionWords[`shell.action.${action}`][language]);
    }
    expect(['session.tokenInvalid', 'session.ended.save', undefined].map(endedBy)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('compresses an image above 1025 KB, and gives pages of 200 rows at most [SHL-28] [SHL-24]', () => {
  expect(imageCompressAboveBytes).toBe(1_049_600);
  expect([0, 1_049_600, 1_049_601].map(needsCompression)).toEqual([false, false, true]);
  expect(pageSizeMax).toBe(200);
});

it('opens no picture above 50 MB, and none of a kind that a browser cannot show [SHL-26] [SHL-28]', () => {
  const picture = { name: 'gate.jpg', type: 'image/jpeg', sizeBytes: imageReadBytesMax };
  expect(checkImage('f', picture, imageKinds)).toBeUndefined();
  expect(checkImage('f', { ...picture, sizeBytes: imageReadBytesMax + 1 }, imageKinds)?.args?.[0]).toBe('50 MB');
  expect(checkImage('f', { ...picture, type: 'image/heic' }, imageKinds)?.code).toBe('form.imageKind');
});

it('says the generic messages of forms and uploads in the words of the specification [SHL-25] [SHL-26]', () => {
  // a limit of many stays a number that is not known yet
  const said = Object.values(formWords).map(({ en }) => fillWords(en, { 0: '{0}' }).toLowerCase());
  const wanted =
    `required; cannot be empty; at least {0} characters; at most {0} characters; please enter {0}; please select {0};
    parameter error; operation exception; upload failed, check network; image upload failed, check network;
    only images may be uploaded; must be between {0} and {1}`.split(/;\s+/);
  expect(said).toEqual(expect.arrayContaining(wanted));
});

describe('hidden columns', () => {
  const column = fc.stringMatching(/^[a-z]{1,8}$/);

  it('are stored and read back, but for the first and for those the table lacks [SHL-23]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(column, { minLength: 1 }), fc.array(column), (columns, hidden) => {
        const read = readHiddenColumns(hiddenColumnsText(hidden), columns);
        expect(read).toEqual(columns.filter((one, at) => at > 0 && hidden.includes(one)));
        expect(readHiddenColumns(hiddenColumnsText(read), columns)).toEqual(read);
      }),
    );
    expect(readHiddenColumns('', ['name', 'type'])).toEqual([]);
  });
});

it('tells pictures by their first bytes, whatever they are called [BLD-03]', () => {
  const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const kinds = ['\xff\xd8\xff\xe0..JFIF..', '\x89PNG\r\n\x1a\n....', 'RIFF\n\0\0\0WEBPVP8'].map((head) =>
    imageKindOf(bytes(head)),
  );
  expect(kinds).toEqual(['image/jpeg', 'image/png', 'image/webp']);
  for (const head of ['', '\xff\xd8', '\x89PNG', 'RIFF\n\0\0\0WAVE', '<svg>', 'GIF89a......'])
    expect(imageKindOf(bytes(head)), head).toBeUndefined();
});
