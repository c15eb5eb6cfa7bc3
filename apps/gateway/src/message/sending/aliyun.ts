import type { Clock } from '@fireline/api/lib';
import { dayAt, dayMs } from '@fireline/domain/lib';
import { aliyunEndpoint } from '@fireline/domain/message';
import type { Log } from '../../lib/log.ts';
import { newToken, type Random } from '../../lib/random.ts';
import { aliyunHeaders, canonicalQuery } from './aliyunSign.ts';
import { type Carrier, type Offer, type Offered, offerFailure } from './carrier.ts';
import { Forbidden } from './guard.ts';
import { guardedPost } from './guardedPost.ts';

export interface AliyunOptions {
  readonly clock: Clock;
  readonly random: Random;
  readonly log?: Pick<Log, 'warn'> | undefined;
  /** Also private networks, and without TLS. Off unless asked for. */
  readonly mayUsePrivate?: boolean;
  readonly timeoutMs?: number;
}
const usualTimeoutMs = 10_000;
const version = '2017-05-25';

/** About the message: another offer of the same would be refused as well. All else is about the access, or passes. */
const finalCodes = new Set([
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.INVALID_PARAMETERS',
  'isv.PARAM_LENGTH_LIMIT',
  'isv.PARAM_NOT_SUPPORT_URL',
  'isv.BLACK_KEY_CONTROL_LIMIT',
  'isv.TEMPLATE_MISSING_PARAMETERS',
  'isv.TEMPLATE_PARAMS_ILLEGAL',
  'isv.SMS_TEMPLATE_ILLEGAL',
  'isv.INVALID_JSON_PARAM',
]);

interface Answer {
  readonly Code?: unknown;
  readonly BizId?: unknown;
  readonly SmsSendDetailDTOs?: { readonly SmsSendDetailDTO?: readonly { readonly OutId?: unknown }[] };
}
const answerOf = (text: string): Answer => {
  try {
    return (JSON.parse(text) ?? {}) as Answer;
  } catch {
    return {};
  }
};

type Ask = (action: string, query: Readonly<Record<string, string>>) => Promise<Answer>;

/** The numbers of the mainland as the service writes them. */
const numberOf = (to: string): string => to.replaceAll(/\D/g, '').replace(/^(?:00)?86(?=1\d{10}$)/, '');

/** The newest messages to a number of a day: more than anybody is sent. */
const detailsMax = 50;
/** Whether the service has it already: what was offered without seeing the answer is not sent twice, also where that was before midnight. */
async function isKnown(ask: Ask, { to, key, access }: Offer, nowMs: number, log: AliyunOptions['log']) {
  for (const atMs of [nowMs, nowMs - dayMs]) {
    const SendDate = dayAt(atMs).replaceAll('-', '');
    const asked = { PhoneNumber: numberOf(to), SendDate, PageSize: String(detailsMax), CurrentPage: '1' };
    const failed = (code: string) =>
      log?.warn('the SMS service could not be asked what it has sent', { accessId: access.accessId, code });
    const answer = await ask('QuerySendDetails', asked).catch((error: unknown) => {
      failed((error as Error).name);
      // a question without an answer: nothing was offered by it
      throw new Error('the service could not be asked what it has sent', { cause: error });
    });
    // its own words may hold anything
    if (answer.Code !== 'OK') failed(/^[\w.]{1,64}$/.exec(String(answer.Code))?.[0] ?? '');
    const found = answer.SmsSendDetailDTOs?.SmsSendDetailDTO ?? [];
    if (found.some(({ OutId }) => OutId === key)) return true;
  }
  return false;
}

async function send(ask: Ask, { to, key, access, template }: Offer): Promise<Offered> {
  const { Code, BizId } = await ask('SendSms', {
    PhoneNumbers: numberOf(to),
    SignName: access.signature,
    TemplateCode: template?.code ?? '',
    TemplateParam: JSON.stringify(template?.values ?? {}),
    OutId: key,
  });
  if (Code === 'OK') return { isTaken: true, carrierId: typeof BizId === 'string' ? BizId.slice(0, 128) : '' };
  if (typeof Code !== 'string') return { isTaken: false, reason: 'refused', isFinal: false, isUnanswered: true };
  return { isTaken: false, reason: 'refused', isFinal: finalCodes.has(Code) };
}

/**
 * Offers messages to the SMS service of Alibaba Cloud, which fills its own template and sends nothing else.
 * @spec MSG-03 MSG-06
 */
export function aliyunCarrier(options: AliyunOptions): Carrier {
  const { clock, random, log, mayUsePrivate = false, timeoutMs = usualTimeoutMs } = options;
  return {
    offer: async (offer, stopped): Promise<Offered> => {
      const { access, template, isAgain } = offer;
      if (!template) return { isTaken: false, reason: 'noTemplate', isFinal: true };
      const endpoint = access.url === '' ? aliyunEndpoint : access.url;
      const base = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
      if (!base || (!mayUsePrivate && base.protocol !== 'https:')) return offerFailure('forbidden');
      const late = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any([stopped, late]);
      const ask: Ask = async (action, query) => {
        const date = new Date(clock()).toISOString().replace(/\.\d+Z$/, 'Z');
        const request = { host: base.host, action, version, query, date, nonce: newToken(random) };
        const headers = { ...aliyunHeaders(request, access.account, access.secret), 'content-length': '0' };
        const url = new URL(`/?${canonicalQuery(query)}`, base);
        return answerOf((await guardedPost(url, { headers, body: '', signal, mayUsePrivate })).text);
      };
      try {
        if (isAgain && (await isKnown(ask, offer, clock(), log))) return { isTaken: true, carrierId: '' };
        return await send(ask, offer);
      } catch (error) {
        if (error instanceof Forbidden) return offerFailure('forbidden');
        return offerFailure(late.aborted ? 'timeout' : 'unreachable', error);
      }
    },
  };
}
