import { readMqtt } from './mqtt/adapter.ts';
import { serveGb26875 } from './gb26875/server.ts';
import type { ProtocolSettings } from './settings.ts';
import type { Uplink } from './uplink.ts';

export interface Protocols {
  /** A line for each that is on, such as `GB/T 26875.3 on 127.0.0.1:5200`. */
  readonly told: readonly string[];
  close(): Promise<void>;
}

/** Starts the ways for devices that the settings ask for, all on the same uplink. @throws StartProblem */
export async function startProtocols({ gb26875, mqtt }: ProtocolSettings, uplink: Uplink): Promise<Protocols> {
  const server = gb26875 && (await serveGb26875({ uplink, ...gb26875 }));
  try {
    const reader = mqtt && readMqtt({ uplink, ...mqtt });
    return {
      told: [
        ...(server ? [`GB/T 26875.3 on ${server.address}`] : []),
        ...(mqtt ? [`MQTT from ${new URL(mqtt.url).host}`] : []),
      ],
      close: async () => {
        await Promise.all([server?.close(), reader?.close()]);
      },
    };
  } catch (error) {
    await server?.close();
    throw error;
  }
}
