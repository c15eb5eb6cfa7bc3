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
  const servers: { readonly told: string; readonly close: () => Promise<void> }[] = [];
  try {
    for (const one of gb26875) {
      const { address, close } = await serveGb26875({ uplink, ...one });
      servers.push({ told: `GB/T 26875.3 on ${address}${one.rentId === undefined ? '' : ` of ${one.rentId}`}`, close });
    }
    const reader = mqtt && readMqtt({ uplink, ...mqtt });
    return {
      told: [...servers.map(({ told }) => told), ...(mqtt ? [`MQTT from ${new URL(mqtt.url).host}`] : [])],
      close: async () => {
        await Promise.all([...servers.map(({ close }) => close()), reader?.close()]);
      },
    };
  } catch (error) {
    await Promise.all(servers.map(({ close }) => close()));
    throw error;
  }
}
