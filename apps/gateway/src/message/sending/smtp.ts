import { connect, isIP, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { type Carrier, type Offer, type Offered, offerFailure, signatureOf, Unanswered } from './carrier.ts';
import { Forbidden, guardedLookup, guardHost } from './guard.ts';

export interface SmtpOptions {
  /** Also private networks. Off unless asked for. */
  readonly mayUsePrivate?: boolean;
  /** Also without TLS where the address of the access says so; as private networks unless said otherwise. */
  readonly mayBePlain?: boolean;
  /** For each step, and thrice for the whole. */
  readonly timeoutMs?: number;
}
const usualTimeoutMs = 10_000;

/** What an address ends with whose server in one's own rack has no TLS. */
const isPlain = (url: URL): boolean => url.searchParams.get('tls') === 'off';

/** One address and nothing that a header or an envelope would read as more. */
const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>()[\]",;:\\]{1,64}@[^\s@<>()[\]",;:\\]+$/.test(text);

/** A connection to where the name leads, unless that is a private network. */
function open(host: string, port: number, mayUsePrivate: boolean, signal: AbortSignal): Promise<Socket> {
  if (!mayUsePrivate) guardHost(host);
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, ...(mayUsePrivate ? {} : { lookup: guardedLookup }) });
    const stop = (): void => void socket.destroy(new Error('it took too long'));
    signal.addEventListener('abort', stop, { once: true });
    socket.once('close', () => signal.removeEventListener('abort', stop));
    // for as long as it is open: an error that nobody listens to would end the gateway
    socket.on('error', reject);
    socket.once('connect', () => resolve(socket));
  });
}

interface MailError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  /** Of a line that broke. */
  readonly errno?: number;
}
/** A line that broke or fell silent once it was open: nodemailer does not say how far it had come. */
const isCut = ({ code = '', responseCode = 0, errno }: MailError, isLate: boolean): boolean =>
  responseCode === 0 &&
  (isLate || ['ECONNECTION', 'ETIMEDOUT'].includes(code) || (code === 'ESOCKET' && errno !== undefined));

/** What the failure says: about this message, about the access, or about the line. What the server wrote is kept nowhere. */
function failureOf(error: unknown, isLate: boolean): Offered {
  if (error instanceof Forbidden) return offerFailure('forbidden');
  const {
    code = '',
    command = '',
    responseCode = 0,
  } = (error instanceof Unanswered ? error.cause : error) as MailError;
  if (isLate || code === 'ETIMEDOUT') return offerFailure('timeout', error);
  if (responseCode === 0 && code !== 'EAUTH') return offerFailure('unreachable', error);
  // a receiver or a text that is refused for ever; a login or a sender that is refused may be put right
  const isOfMessage = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE');
  return { isTaken: false, reason: 'refused', isFinal: isOfMessage };
}

async function deliver(offer: Offer, url: URL, options: Required<SmtpOptions>, signal: AbortSignal): Promise<Offered> {
  const { rentId, key, to, title, text, access } = offer;
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const connection = await open(host, Number(url.port || (secure ? 465 : 587)), options.mayUsePrivate, signal);
  // the same however often it is offered: a mailbox shows one that came twice as one; the password is no part of what a receiver can read
  const id = (await signatureOf(rentId, key)).slice(0, 40);
  const transport = createTransport({
    host,
    connection,
    secure,
    requireTLS: !secure && !(options.mayBePlain && isPlain(url)),
    ...(isIP(host) === 0 && { tls: { servername: host } }),
    auth: { user: access.account, pass: access.secret },
    connectionTimeout: options.timeoutMs,
    greetingTimeout: options.timeoutMs,
    socketTimeout: options.timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: { name: '', address: access.sender },
      to: { name: '', address: to },
      envelope: { from: access.sender, to: [to] },
      messageId: `<${id}@${access.sender.replace(/^.*@/, '')}>`,
      subject: title.replaceAll(/\s+/g, ' '),
      text,
    });
    return { isTaken: true, carrierId: id, isSent: true };
  } catch (error) {
    throw isCut(error as MailError, signal.aborted) ? new Unanswered(error) : error;
  } finally {
    transport.close();
    connection.destroy();
  }
}

/**
 * Sends e-mails through the mail server of an access, over TLS, unless its address ends with `?tls=off` and private networks are allowed. A server has no receipts: what it takes is sent.
 * @spec MSG-06
 */
export function smtpCarrier(asked: SmtpOptions = {}): Carrier {
  const mayUsePrivate = asked.mayUsePrivate ?? false;
  const options = { timeoutMs: usualTimeoutMs, mayBePlain: mayUsePrivate, ...asked, mayUsePrivate };
  return {
    offer: async (offer, stopped): Promise<Offered> => {
      const { to, access } = offer;
      const url = URL.canParse(access.url) ? new URL(access.url) : undefined;
      if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return offerFailure('forbidden');
      if (!isAddress(to) || !isAddress(access.sender)) return { isTaken: false, reason: 'refused', isFinal: true };
      const late = AbortSignal.timeout(3 * options.timeoutMs);
      try {
        return await deliver(offer, url, options, AbortSignal.any([stopped, late]));
      } catch (error) {
        return failureOf(error, late.aborted);
      }
    },
  };
}
