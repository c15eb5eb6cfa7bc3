import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { deviceCalls } from '@fireline/api/device';
import type { IngestReply } from './ingest.ts';

export interface SendFile {
  readonly file: string;
  /** The server's address, without a path. */
  readonly url: string;
  readonly key: string;
  readonly language: string;
  readonly fetch: typeof globalThis.fetch;
  readonly onProgress: (sent: number) => void;
  /** @param line counted from 1, as editors do */
  readonly onRefused: (line: number, reason: string) => void;
}
export interface Sent {
  readonly accepted: number;
  readonly refused: number;
  readonly raised: number;
}

const batchMax = 1000;
/** The server takes 1 MB in one request. */
const batchBytesMax = 900_000;

interface Line {
  readonly line: number;
  readonly report: unknown;
}

async function post({ url, key, language, fetch }: SendFile, batch: readonly Line[]): Promise<IngestReply> {
  const response = await fetch(`${url}/smkgw/api/v1.0.0${deviceCalls.ingest.path}`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ reports: batch.map(({ report }) => report) }),
  });
  const reply = (await response.json()) as { code: string; message: string; data: IngestReply };
  if (reply.code !== '0000') throw new Error(reply.message);
  return reply.data;
}

/** The file's lines as batches; lines that are no JSON are told and left out. */
async function* batchesOf({ file, onRefused }: SendFile, refuse: () => void): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  let bytes = 0;
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() === '') continue;
    if (batch.length === batchMax || bytes + Buffer.byteLength(text) > batchBytesMax) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    try {
      batch.push({ line, report: JSON.parse(text) });
      bytes += Buffer.byteLength(text) + 1;
    } catch {
      refuse();
      onRefused(line, 'not JSON');
    }
  }
  if (batch.length > 0) yield batch;
}

/** Sends a file of reports, one JSON object a line, batch by batch; what is refused is told by its line. */
export async function sendFile(options: SendFile): Promise<Sent> {
  let [accepted, refused, raised, sent] = [0, 0, 0, 0];
  for await (const batch of batchesOf(options, () => (refused += 1))) {
    const reply = await post(options, batch);
    accepted += reply.accepted;
    refused += reply.refused.length;
    raised += reply.raised;
    for (const { index, code, field, args } of reply.refused) {
      options.onRefused(batch[index]?.line ?? 0, `${field} ${code} ${Object.values(args).join(' ')}`.trim());
    }
    sent += batch.length;
    options.onProgress(sent);
  }
  return { accepted, refused, raised };
}
