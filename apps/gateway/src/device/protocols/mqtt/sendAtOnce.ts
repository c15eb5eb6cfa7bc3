import { Socket } from 'node:net';
import type { MqttClient } from 'mqtt';

/**
 * Makes the client send each packet when it is written, on every connection of it. Otherwise an answer waits until the broker has received the
 * confirmation before it, which brokers acknowledge up to 40 ms later.
 */
export function sendAtOnce(client: MqttClient): void {
  const apply = () => {
    if (client.stream instanceof Socket) client.stream.setNoDelay(true);
  };
  apply();
  client.on('connect', apply);
}
