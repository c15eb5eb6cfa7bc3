import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { checkKey, type Chunk, type FileEntry, type FileStore } from './store.ts';

export interface S3Settings {
  readonly bucket: string;
  /** Of a server that speaks S3; nothing: Amazon's. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Before every key, so that a bucket may be shared. */
  readonly prefix: string;
}

/** Parts of an upload: two of them are in memory at a time. */
const partBytes = 8 * 1024 * 1024;
/** An upload in parts that was begun so long ago was left. */
const abandonedMs = 24 * 3_600_000;

const isGone = (error: unknown): boolean => {
  const name = (error as Error).name;
  return name === 'NoSuchKey' || name === 'NotFound';
};

/** The server does not tell of uploads in parts, or not to this key: then a rule of the bucket has to clear them up. */
const isUntold = (error: unknown): boolean =>
  ['NotImplemented', 'MethodNotAllowed', 'AccessDenied'].includes((error as Error).name);

type Sdk = typeof import('@aws-sdk/client-s3');
interface Bucket {
  readonly sdk: Sdk;
  readonly client: S3Client;
  readonly settings: S3Settings;
}

async function sweepParts({ sdk, client, settings }: Bucket, isAlone: boolean): Promise<void> {
  const { bucket: Bucket, prefix: Prefix } = settings;
  const { Uploads = [] } = await client
    .send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix }))
    .catch((error: unknown) => {
      if (isUntold(error)) return { Uploads: [] };
      throw error;
    });
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (isAlone || Date.now() - (Initiated?.getTime() ?? 0) > abandonedMs)
      await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  }
}

async function* listed({ sdk, client, settings }: Bucket, begin: string): AsyncGenerator<FileEntry> {
  const { bucket: Bucket, prefix } = settings;
  const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + begin });
  for await (const { Contents = [] } of pages)
    for (const { Key = '', LastModified } of Contents)
      yield { key: Key.slice(prefix.length), atMs: LastModified?.getTime() ?? 0 };
}

/**
 * Files in a bucket of an S3-compatible server; keys and secrets come from the environment as its tools have them
 * (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY). The kit is loaded only where it is used.
 */
export async function s3Files(settings: S3Settings): Promise<FileStore> {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const { bucket: Bucket, endpoint, region, prefix } = settings;
  const client = new sdk.S3Client({
    region,
    // servers of one's own know buckets by path
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const bucket: Bucket = { sdk, client, settings };
  const keyOf = (key: string) => prefix + checkKey(key);
  return {
    write: async (key, chunks) => {
      let bytes = 0;
      let failure: unknown;
      async function* counted() {
        try {
          for await (const chunk of chunks) {
            bytes += chunk.byteLength;
            yield chunk;
          }
        } catch (error) {
          failure = error;
          throw error;
        }
      }
      const Body = Readable.from(counted(), { objectMode: false });
      const params = { Bucket, Key: keyOf(key), Body };
      try {
        await new Upload({ client, params, partSize: partBytes, queueSize: 2, leavePartsOnError: false }).done();
      } catch (error) {
        // what the sender said, rather than what came of giving up
        throw failure ?? error;
      }
      return bytes;
    },
    read: async (key) => {
      try {
        const { Body, ContentLength = 0 } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(key) }));
        const stream = Body?.transformToWebStream() as ReadableStream<Chunk> | undefined;
        return stream && { sizeBytes: ContentLength, stream };
      } catch (error) {
        if (isGone(error)) return undefined;
        throw error;
      }
    },
    open: async (key) => {
      const Key = keyOf(key);
      try {
        const { ContentLength: sizeBytes = 0 } = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }));
        const readAt = async (at: number, length: number) => {
          const last = Math.min(at + length, sizeBytes) - 1;
          if (last < at) return new Uint8Array();
          const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range: `bytes=${at}-${last}` }));
          return (await Body?.transformToByteArray()) as Chunk;
        };
        return { sizeBytes, readAt, close: async () => {} };
      } catch (error) {
        if (isGone(error)) return undefined;
        throw error;
      }
    },
    remove: async (key) => void (await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(key) }))),
    list: (begin) => listed(bucket, begin),
    sweep: (isAlone) => sweepParts(bucket, isAlone),
  };
}
