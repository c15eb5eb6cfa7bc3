/** What a simulated device says: that it is there with usual readings, that it burns, that it is calm again. */
export const said = ['report', 'fire', 'clear'] as const;
export type Said = (typeof said)[number];
export const protocols = ['json', 'mqtt', 'gb26875'] as const;
export type Protocol = (typeof protocols)[number];

export interface SimulatedDevice {
  /** Says it, waits for the answer, carries out what the answer commands, and returns what happened, line by line. */
  say(what: Said): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface DeviceOptions {
  /** Of the gateway, of the broker, or `HOST:PORT` of transmission devices. */
  readonly url: string;
  readonly key: string;
  readonly imei: string;
  /** Of the transmission device. */
  readonly address: number;
  /** What it reports of, such as `1.1.10.2`. */
  readonly component: string;
  readonly clock: () => number;
}

/** Longer than this nobody waits for an answer. */
export const answerWithinMs = 10_000;

/** The report of the ingest call that says it. */
export function reportOf(what: Said, { imei, clock }: Pick<DeviceOptions, 'imei' | 'clock'>) {
  const at = new Date(clock()).toISOString();
  if (what === 'fire') return { imei, at, kinds: ['smoke'] };
  if (what === 'clear') return { imei, at, cleared: ['smoke'] };
  return { imei, at, readings: { smoke: 12, temperature: 23.5, signals: 24 } };
}

export interface Command {
  readonly commandId: number;
  readonly imei: string;
  readonly command: string;
  readonly args?: Readonly<Record<string, unknown>>;
}
export interface IngestAnswer {
  readonly accepted: number;
  readonly raised: number;
  readonly refused: readonly { readonly index: number; readonly code: string; readonly field: string }[];
  readonly commands: readonly Command[];
}

export const answerLines = ({ accepted, raised, refused, commands }: IngestAnswer): string[] => [
  `${accepted} accepted, ${refused.length} refused, ${raised} alarms raised`,
  ...refused.map(({ index, field, code }) => `refused ${index}: ${field} ${code}`),
  ...commands.map(({ commandId, command }) => `command ${commandId}: ${command}, done`),
];

/** A device that does whatever it is commanded. */
export const allDone = (commands: readonly Command[]) =>
  commands.map(({ commandId, imei }) => ({ commandId, imei, isDone: true }));

/** The reports of devices that have installed what they were sent. */
export const upgradedBy = (commands: readonly Command[], { clock }: Pick<DeviceOptions, 'clock'>) =>
  commands.flatMap(({ command, imei, args }) =>
    command === 'upgrade' && typeof args?.version === 'string'
      ? [{ imei, at: new Date(clock()).toISOString(), firmware: args.version }]
      : [],
  );
