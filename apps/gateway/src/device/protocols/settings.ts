import { StartProblem } from '../../lib/startProblem.ts';

/** Ways for devices besides HTTP; each is off unless it is asked for. */
export interface ProtocolSettings {
  /** Where transmission devices of GB/T 26875.3 are listened for. */
  readonly gb26875: { readonly host: string; readonly port: number } | undefined;
  readonly mqtt: { readonly url: string; readonly clientId: string | undefined } | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;

function gb26875From({ FIRELINE_GB26875: text }: Env): ProtocolSettings['gb26875'] {
  if (text === undefined || text === '' || text === 'off') return undefined;
  const [, host = '', port = ''] = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
  if (host !== '' && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new StartProblem(`FIRELINE_GB26875 must be off or HOST:PORT, not '${text}'.`);
}

/** @throws StartProblem for what is no address */
export const protocolsFrom = (env: Env): ProtocolSettings => ({
  gb26875: gb26875From(env),
  mqtt: env.FIRELINE_MQTT_URL
    ? { url: env.FIRELINE_MQTT_URL, clientId: env.FIRELINE_MQTT_CLIENT || undefined }
    : undefined,
});
