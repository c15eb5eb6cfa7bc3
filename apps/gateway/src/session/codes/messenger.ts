/** A short message to one person. */
export interface Message {
  /** A mobile number. */
  readonly to: string;
  readonly text: string;
}

/** Carries messages out of the installation. */
export interface Messenger {
  send(message: Message): Promise<void>;
}

declare module '../../lib/context.ts' {
  interface Deps {
    /** Absent where the installation sends none: then no code is sent either. */
    readonly messenger?: Messenger | undefined;
  }
}

/** Shows messages in the terminal of the installation, in the place of a carrier. @spec SES-12 */
export const terminalMessenger = (tell: (line: string) => void): Messenger => ({
  send: async ({ to, text }) => tell(`Message to ${to}: ${text}`),
});
