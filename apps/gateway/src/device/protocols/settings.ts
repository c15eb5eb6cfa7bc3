import type { TransmissionPort } from '@fireline/domain/device';
import { newTenantId } from '@fireline/domain/session';
import { StartProblem } from '../../lib/startProblem.ts';

interface Listening extends TransmissionPort {
  readonly host: string;
}

/** Ways for devices besides HTTP; each is off unless it is asked for. */
export interface ProtocolSettings {
  /** Where transmission devices of GB/T 26875.3 are listened for. */
  readonly gb26875: readonly Listening[];
  readonly mqtt: { readonly url: string; readonly clientId: string | undefined } | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;

/** One of `HOST:PORT` and `TENANT@HOST:PORT`. */
function listeningFrom(text: string): Listening {
  const [, rentId, host = '', port = ''] = /^(?:([^@]*)@)?\[?([^@\];\s]+?)\]?:(\d{1,5})$/.exec(text.trim()) ?? [];
  const isTenant = rentId === undefined || newTenantId(rentId, 'rentId').ok;
  if (isTenant && host !== '' && Number(port) <= 65_535) return { rentId, host, port: Number(port) };
  throw new StartProblem(
    `FIRELINE_GB26875 must be off, HOST:PORT or TENANT@HOST:PORT, or several with commas between them, not '${text}'.`,
  );
}

function gb26875From({ FIRELINE_GB26875: text }: Env): ProtocolSettings['gb26875'] {
  return text === undefined || text === '' || text === 'off' ? [] : text.split(',').map(listeningFrom);
}

/** @throws StartProblem for what is no address */
export const protocolsFrom = (env: Env): ProtocolSettings => ({
  gb26875: gb26875From(env),
  mqtt: env.FIRELINE_MQTT_URL
    ? { url: env.FIRELINE_MQTT_URL, clientId: env.FIRELINE_MQTT_CLIENT || undefined }
    : undefined,
});
