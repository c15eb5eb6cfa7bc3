/** What is read of a tag: its serial number as the browser writes it, and the texts and addresses on it. */
export interface NfcTag {
  readonly serial: string;
  readonly texts: readonly string[];
}

interface NdefRecord {
  readonly recordType: string;
  readonly encoding?: string;
  readonly data?: DataView;
}
interface NdefReading extends Event {
  readonly serialNumber: string;
  readonly message: { readonly records: readonly NdefRecord[] };
}
interface NdefReader extends EventTarget {
  scan(options: { readonly signal: AbortSignal }): Promise<void>;
  write(
    message: { readonly records: readonly { readonly recordType: 'url'; readonly data: string }[] },
    options: { readonly signal: AbortSignal },
  ): Promise<void>;
}
type NdefReaderClass = new () => NdefReader;

const readerClass = (): NdefReaderClass | undefined => (globalThis as { NDEFReader?: NdefReaderClass }).NDEFReader;

/** Whether this browser reads and writes NFC tags: Chrome on Android does, over https. */
export const hasNfc = (): boolean => readerClass() !== undefined;

/** How it went: `refused`: somebody does not allow it; `failed`: NFC is off, or the tag went away; `missing`: this browser has none. */
export type NfcOutcome = 'done' | 'refused' | 'failed' | 'missing';

const outcomeOf = (error: unknown): NfcOutcome =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'failed';

const textOf = ({ recordType, encoding = 'utf-8', data }: NdefRecord): string[] => {
  if (!data || !['url', 'absolute-url', 'text'].includes(recordType)) return [];
  try {
    return [new TextDecoder(encoding).decode(data)];
  } catch {
    // an encoding that nobody knows
    return [];
  }
};

/** Reads tags until the signal ends it. @returns `done` once tags are read, or why none are */
export async function readNfc(onRead: (tag: NfcTag) => void, signal: AbortSignal): Promise<NfcOutcome> {
  const Reader = readerClass();
  if (!Reader) return 'missing';
  const reader = new Reader();
  reader.addEventListener(
    'reading',
    (event) => {
      const { serialNumber, message } = event as NdefReading;
      onRead({ serial: serialNumber, texts: message.records.flatMap(textOf) });
    },
    { signal },
  );
  try {
    await reader.scan({ signal });
    return 'done';
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Writes an address on the next tag that is held to the phone; what was on it is gone. */
export async function writeNfc(address: string, signal: AbortSignal): Promise<NfcOutcome> {
  const Reader = readerClass();
  if (!Reader) return 'missing';
  try {
    await new Reader().write({ records: [{ recordType: 'url', data: address }] }, { signal });
    return 'done';
  } catch (error) {
    return outcomeOf(error);
  }
}
