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

/** A code on its way to one person. */
export interface CarriedCode {
  readonly rentId: string;
  /** Or an address, where the carrier sends e-mail. */
  readonly mobile: string;
  readonly text: string;
  /** The digits alone, for a carrier that has the text. */
  readonly code: string;
}

/** A carrier of a tenant's own: its codes go out through it and through nothing else. */
export interface CodeCarrier {
  /** It fails now, and takes no code for a while. */
  readonly isPaused: boolean;
  send(code: CarriedCode): Promise<void>;
}

declare module '../../lib/context.ts' {
  interface Deps {
    /** Absent where the installation sends none: then no code is sent either. */
    readonly messenger?: Messenger | undefined;
    /** The carrier that a tenant has for its codes; undefined: none. */
    readonly codeCarrierOf: (deps: Deps, rentId: string, channel: 'sms' | 'email') => Promise<CodeCarrier | undefined>;
  }
}

/** Shows messages in the terminal of the installation, in the place of a carrier. @spec SES-12 */
export const terminalMessenger = (tell: (line: string) => void): Messenger => ({
  send: async ({ to, text }) => tell(`Message to ${to}: ${text}`),
});
