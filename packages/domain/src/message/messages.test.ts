import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { sessionWords } from '../session/index.ts';
import {
  accessForm,
  carriersOf,
  channelState,
  channelStates,
  channels,
  deliveryChannels,
  fillTemplate,
  folders,
  foldersFor,
  mergeLetters,
  messageGroupNames,
  messageGroups,
  messageSendingWords,
  messageWords,
  placeholdersOf,
  receiveForm,
  templateForm,
  templateParts,
  templateProblems,
  triggerForm,
  triggers,
  usualChannels,
  withChannel,
  unreadCount,
} from './index.ts';

const words = { ...messageWords, ...messageSendingWords, ...sessionWords, ...formWords };
const template = { name: '火警短信', type: 'sms', group: 'alarm', isPublic: true, content: '{place}发生{kind}' };

describe('a template', () => {
  it('answers whatever comes [MSG-03]', () => {
    expectTotalForm(templateForm, template, words);
  });

  it('may hold the placeholders of its group and no others [MSG-03]', () => {
    for (const group of messageGroupNames) {
      const all = messageGroups[group].map((name) => `{${name}}`).join('，');
      expect(templateForm.check({ ...template, group, content: all }).ok).toBe(true);
    }
    expect(templateForm.check({ ...template, content: '{place}{amount}{constructor}' })).toMatchObject({
      problems: [
        { code: 'message.template.unknownPlaceholder', field: 'content', args: { name: 'amount' } },
        { code: 'message.template.unknownPlaceholder', args: { name: 'constructor' } },
      ],
    });
  });

  it.each(['{place', 'place}', '{}', '{pl ace}', '{{place}}', '{place}}'])(
    'refuses the stray brace of %s [MSG-03]',
    (content) => {
      expect(templateProblems(content, 'alarm').map(({ code }) => code)).toContain('message.template.brace');
    },
  );

  it('is filled when every placeholder has a value, and reads nothing twice [MSG-03]', () => {
    expect(fillTemplate('{place}: {kind}', { place: '{kind}', kind: '烟雾报警' })).toEqual({
      ok: true,
      value: '{kind}: 烟雾报警',
    });
    expect(fillTemplate('{place} {toString} {place}', {})).toEqual({
      ok: false,
      problems: ['place', 'toString'].map((name) => ({
        code: 'message.template.missing',
        field: name,
        args: { name },
      })),
    });
  });

  it('loses no text around its placeholders [MSG-03]', () => {
    const plain = fc.string().map((text) => text.replaceAll(/[{}]/g, ''));
    fc.assert(
      fc.property(plain, plain, fc.string(), (before, after, value) => {
        expect(placeholdersOf(`${before}{time}${after}`)).toEqual(['time']);
        expect(fillTemplate(`${before}{time}${after}`, { time: value })).toEqual({
          ok: true,
          value: `${before}${value}${after}`,
        });
      }),
    );
  });

  it('is read in parts: text, and what is filled in; what no group knows stays text [MSG-03]', () => {
    expect(templateParts('{device}：{kind}，{nothing} {time}')).toEqual([
      { placeholder: 'device' },
      { text: '：' },
      { placeholder: 'kind' },
      { text: '，' },
      { text: '{nothing}' },
      { text: ' ' },
      { placeholder: 'time' },
    ]);
    expect(templateParts('')).toEqual([]);
  });
});

describe('the message centre', () => {
  const letters = fc.array(
    fc
      .record({ id: fc.integer({ min: 1, max: 12 }), isRead: fc.boolean() })
      .map((letter) => ({ ...letter, sentAtMs: (letter.id % 5) * 1000 })),
  );

  it('shows the audit to reviewers alone [MSG-04] [MSG-02]', () => {
    expect(foldersFor({ isReviewer: true })).toEqual(folders);
    expect(foldersFor({ isReviewer: false })).toEqual(folders.filter((folder) => folder !== 'announcementAudit'));
  });

  it('keeps each letter once, newest first, however often and in whatever order it arrives [MSG-04]', () => {
    fc.assert(
      fc.property(letters, letters, (kept, arrived) => {
        const merged = mergeLetters(kept, arrived);
        expect(new Set(merged.map(({ id }) => id))).toEqual(new Set([...kept, ...arrived].map(({ id }) => id)));
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
        expect(mergeLetters(merged, arrived)).toEqual(merged);
        expect(mergeLetters(arrived, kept)).toEqual(merged);
        expect(merged.map(({ sentAtMs }) => sentAtMs)).toEqual(
          merged.map(({ sentAtMs }) => sentAtMs).toSorted((a, b) => b - a),
        );
      }),
    );
  });

  it('lets nothing that was read become unread [MSG-04]', () => {
    fc.assert(
      fc.property(letters, letters, (kept, arrived) => {
        const read = new Set([...kept, ...arrived].filter(({ isRead }) => isRead).map(({ id }) => id));
        const merged = mergeLetters(kept, arrived);
        expect(merged.filter(({ isRead }) => isRead).length).toBe(read.size);
        expect(unreadCount(merged)).toBe(merged.length - read.size);
      }),
    );
  });

  it('receives as the person chose, as the tenant forces, and always as a site letter [MSG-04] [ROL-05]', () => {
    fc.assert(
      fc.property(fc.subarray([...channels]), fc.subarray([...channels]), (wanted, forced) => {
        expect(new Set(deliveryChannels(wanted, forced))).toEqual(new Set(['siteLetter', ...wanted, ...forced]));
      }),
    );
    expect(deliveryChannels([])).toEqual(['siteLetter']);
  });

  it('a channel is switched for all groups at once, and no other one with it [SIT-07] [MSG-04]', () => {
    const chosen = fc.option(
      fc.record(Object.fromEntries(messageGroupNames.map((group) => [group, fc.subarray([...channels])])), {
        requiredKeys: [],
      }),
    );
    fc.assert(
      fc.property(chosen, fc.constantFrom(...channels), fc.boolean(), (before, channel, isOn) => {
        const after = withChannel(before, channel, isOn);
        expect(channelState(after, channel)).toBe(isOn ? 'on' : 'off');
        expect(Object.keys(after)).toEqual(messageGroupNames);
        for (const other of channels.filter((one) => one !== channel))
          for (const group of messageGroupNames)
            expect(after[group].includes(other)).toBe((before?.[group] ?? usualChannels).includes(other));
        const taken = messageGroupNames.filter((group) => (before?.[group] ?? usualChannels).includes(channel));
        expect(channelState(before, channel) === 'some').toBe(
          taken.length > 0 && taken.length < messageGroupNames.length,
        );
      }),
    );
    expect(
      channelStates.map((_, index) =>
        channelState([null, { alarm: [] }, withChannel(null, 'sms', false)][index] ?? null, 'sms'),
      ),
    ).toEqual(channelStates);
  });

  it('asks for an address where letters by e-mail are chosen [MSG-04]', () => {
    const good = { alarm: ['sms', 'email'], device: [], email: 'safety@example.com' };
    expectTotalForm(receiveForm, good, words);
    expect(receiveForm.check({ ...good, email: '' })).toEqual({
      ok: false,
      problems: [{ code: 'form.required', field: 'email' }],
    });
    expect(receiveForm.check({ alarm: ['sms'] }).ok).toBe(true);
    expect(Object.keys(receiveForm.fields).toSorted()).toEqual([...messageGroupNames, 'email'].toSorted());
  });
});

describe('the service centre', () => {
  const rule = { trigger: 'alarmRaised', channels: ['sms', 'app'], receivers: ['placeManager'], smsTemplateId: 7 };
  const access = {
    channel: 'sms',
    carrier: 'sandbox',
    name: '主通道',
    account: 'fireline',
    signature: '消防云',
    position: 1,
    isEnabled: true,
  };

  it('answers whatever comes [MSG-06]', () => {
    expectTotalForm(triggerForm, rule, words);
    expectTotalForm(accessForm, access, words);
  });

  it('asks for a template where a carrier is used [MSG-06]', () => {
    for (const channel of channels)
      expect(triggerForm.check({ ...rule, smsTemplateId: null, channels: [channel] }).ok).toBe(
        channel !== 'sms' && channel !== 'voice',
      );
  });

  it('names for every trigger a group and at least a site letter [MSG-06]', () => {
    for (const { group, channels } of Object.values(triggers)) {
      expect(messageGroupNames).toContain(group);
      expect(channels).toContain('siteLetter');
    }
  });

  it('asks for the signature of an SMS and the number of a call [MSG-06]', () => {
    expect(accessForm.check({ ...access, signature: '' })).toMatchObject({ problems: [{ field: 'signature' }] });
    expect(accessForm.check({ ...access, channel: 'voice' })).toMatchObject({ problems: [{ field: 'shownNumber' }] });
    expect(accessForm.check({ ...access, channel: 'voice', shownNumber: '4008123' }).ok).toBe(true);
    expect(accessForm.check({ ...access, shownNumber: '400-812' })).toMatchObject({
      problems: [{ code: 'message.access.shownNumber' }],
    });
  });

  it('offers each channel the carriers that take it, and asks of each what it needs [MSG-06]', () => {
    expect(carriersOf('email')).toEqual(['sandbox', 'webhook', 'smtp']);
    expect(carriersOf('sms')).toEqual(['sandbox', 'webhook', 'aliyun']);
    expect(carriersOf('voice')).toEqual(['sandbox', 'webhook']);
    const problemsOf = (more: object) => {
      const result = accessForm.check({ ...access, ...more });
      return result.ok ? [] : result.problems.map(({ code, field }) => [code, field]);
    };
    const mail = { channel: 'email', carrier: 'smtp', url: 'smtps://smtp.example.com', sender: 'fire@example.com' };
    expect(problemsOf({ ...mail, secret: 'short' })).toEqual([]);
    expect(problemsOf({ ...mail, channel: 'sms' })).toEqual([['form.choice', 'carrier']]);
    expect(problemsOf({ ...mail, url: 'https://smtp.example.com' })).toEqual([['message.access.mailUrl', 'url']]);
    expect(problemsOf({ ...mail, url: 'smtps://user:pass@smtp.example.com' })).toEqual([['message.access.url', 'url']]);
    expect(problemsOf({ ...mail, url: '', sender: '' })).toEqual([
      ['form.required', 'url'],
      ['form.required', 'sender'],
    ]);
    for (const sender of ['fire@example.com\nBcc: x@example.com', 'fire', 'a@b@example.com'])
      expect(problemsOf({ ...mail, sender })).toEqual([['session.email', 'sender']]);
    expect(problemsOf({ carrier: 'aliyun' })).toEqual([]);
    expect(problemsOf({ carrier: 'aliyun', templateCode: 'SMS 1' })).toEqual([
      ['message.template.carrierCode', 'templateCode'],
    ]);
    expect(problemsOf({ carrier: 'aliyun', url: 'smtps://x.example.com' })).toEqual([['message.access.url', 'url']]);
    expect(problemsOf({ carrier: 'webhook', url: 'https://x.example.com', secret: 'short' })).toEqual([
      ['form.tooShort', 'secret'],
    ]);
  });
});
