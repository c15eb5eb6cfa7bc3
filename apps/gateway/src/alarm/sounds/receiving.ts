import type { UploadFile } from '@fireline/api/shapes';
import { type AlarmLevel, alarmAudioForm, type AudioType, audioMegabytes, checkAudio } from '@fireline/domain/alarm';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { CutOff } from '../../lib/http/body/incomingForm.ts';

export interface Received {
  readonly fileName: string;
  readonly mediaType: AudioType;
  readonly bytes: Uint8Array;
}

const bytesMax = audioMegabytes * 1024 * 1024;

/** Its bytes, and no more of them than are taken; undefined: it has more. @throws CutOff where it ends too soon */
async function bytesOf(file: UploadFile): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const part of file.stream() as unknown as AsyncIterable<Uint8Array>) {
    sizeBytes += part.byteLength;
    if (sizeBytes > bytesMax) return undefined;
    parts.push(part);
  }
  const bytes = new Uint8Array(sizeBytes);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

/** A sound that is sent, judged by its name, its real size and its own bytes: what the sender says of its kind counts for nothing. @spec ALM-04 */
export async function receiveSound(level: AlarmLevel, file: UploadFile | undefined): Promise<Result<Received>> {
  if (!file) return refuse({ code: 'alarm.audio.none', field: 'file' });
  let bytes: Uint8Array | undefined;
  try {
    bytes = await bytesOf(file);
  } catch (error) {
    if (error instanceof CutOff) return refuse({ code: 'shell.image.cut', field: 'file' });
    throw error;
  }
  const form = alarmAudioForm.check({ level, fileName: file.name, sizeBytes: bytes?.byteLength ?? bytesMax + 1 });
  // the reader chose one file: what is wrong is shown at it
  if (!form.ok) return refuse(...form.problems.map((problem) => ({ ...problem, field: 'file' })));
  if (!bytes) return refuse({ code: 'alarm.audio.type', field: 'file' });
  const mediaType = checkAudio(bytes);
  return mediaType.ok ? ok({ fileName: form.value.fileName, mediaType: mediaType.value, bytes }) : mediaType;
}
