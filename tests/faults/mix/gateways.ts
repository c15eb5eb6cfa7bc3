import { setTimeout as wait } from 'node:timers/promises';
import { type Call, CallError, createClient } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { apiBase } from '../../../apps/gateway/src/lib/http/app.ts';
import { type GatewayProcess, spawnGateway } from '../../fixtures/gatewayProcess.ts';
import { deviceKeyOf, fixturePassword } from '../../fixtures/tenant.ts';
import type { Findings } from '../findings.ts';

interface Alive extends GatewayProcess {
  readonly url: string;
}
/** A user name of somebody who is signed in, or `device`. */
type Caller = string;

const againMs = 50;
/** A gateway that is there answers sooner. */
const answerWithinMs = 30_000;

/** Gateways on one database that are killed and started again, and the calls of people and devices to whichever of them is there. */
export class Gateways {
  readonly #env: Readonly<Record<string, string>>;
  readonly #findings: Findings;
  readonly #random: () => number;
  readonly #entry: string;
  readonly #tokens = new Map<Caller, string>();
  #alive: readonly Alive[] = [];
  kills = 0;

  constructor(
    env: Readonly<Record<string, string>>,
    findings: Findings,
    random: () => number,
    entry = 'tests/faults/sendingMain.ts',
  ) {
    this.#entry = entry;
    this.#env = env;
    this.#findings = findings;
    this.#random = random;
    process.once('exit', () => void this.killAll());
  }

  get count(): number {
    return this.#alive.length;
  }

  /** Starts one. @throws where it does not serve: a kill has left something that keeps it from starting */
  async start(): Promise<void> {
    const gateway = spawnGateway(this.#entry, this.#env);
    const url = await gateway.serving;
    if (url === '') throw new Error(`a gateway does not start:\n${gateway.output()}`);
    this.#alive = [...this.#alive, { ...gateway, url }];
  }

  /** Begins a start and kills it after so long, wherever it is then. */
  async startAndKill(afterMs: number): Promise<void> {
    const gateway = spawnGateway(this.#entry, this.#env);
    await wait(afterMs);
    gateway.process.kill('SIGKILL');
    const how = await gateway.ended;
    if (how !== 'SIGKILL') this.#findings.add(`a start ended by itself with ${how}`, [gateway.output()]);
    this.kills += 1;
  }

  async killOne(): Promise<void> {
    const one = this.#alive[Math.floor(this.#random() * this.#alive.length)];
    if (!one) return;
    this.#alive = this.#alive.filter((other) => other !== one);
    one.process.kill('SIGKILL');
    const how = await one.ended;
    if (how !== 'SIGKILL') this.#findings.add(`a gateway ended by itself with ${how}`, [one.output().slice(-2000)]);
    this.kills += 1;
  }

  /** Ends those that are left. */
  async killAll(): Promise<void> {
    const left = this.#alive;
    this.#alive = [];
    for (const one of left) one.process.kill('SIGKILL');
    await Promise.all(left.map(({ ended }) => ended));
  }

  async stop(): Promise<void> {
    for (const one of this.#alive) {
      one.process.kill('SIGTERM');
      this.#findings.same('a gateway that is stopped ends with 0', await one.ended, 0);
    }
    this.#alive = [];
  }

  async signIn(username: Caller): Promise<void> {
    const account = { username, password: fixturePassword, rentId: 'R001' };
    const { token } = await this.again('device', sessionCalls.login, account);
    this.#tokens.set(username, token);
  }

  /** Calls under that name carry the token. */
  hold(username: Caller, token: string): void {
    this.#tokens.set(username, token);
  }

  /** One that is there; undefined: none is. */
  get url(): string | undefined {
    return this.#alive[Math.floor(this.#random() * this.#alive.length)]?.url;
  }

  #send<Send, Reply>(url: string, who: Caller, call: Call<Send, Reply>, args: Send): Promise<Reply> {
    const client = createClient({
      baseUrl: url + apiBase,
      language: () => 'en',
      session: { token: () => this.#tokens.get(who) ?? null, renew: async () => false, onExpired: () => {} },
    });
    const headers = who === 'device' ? { authorization: deviceKeyOf('R001') } : undefined;
    return client.send(call, args, { headers, timeoutMs: answerWithinMs });
  }

  async #anyUrl(): Promise<string> {
    for (;;) {
      const { url } = this;
      if (url !== undefined) return url;
      await wait(againMs);
    }
  }

  /** @returns undefined where the gateway was gone before it answered: whether it was done, the caller does not know. @throws CallError of a refusal */
  async once<Send, Reply>(who: Caller, call: Call<Send, Reply>, args: Send): Promise<Reply | undefined> {
    try {
      return await this.#send(await this.#anyUrl(), who, call, args);
    } catch (error) {
      if (error instanceof CallError && error.kind === 'network') return undefined;
      throw error;
    }
  }

  /** Sends it again until it is answered. */
  async again<Send, Reply>(who: Caller, call: Call<Send, Reply>, args: Send): Promise<Reply> {
    for (;;) {
      const reply = await this.once(who, call, args);
      if (reply !== undefined) return reply;
      await wait(againMs);
    }
  }

  /** Asks all that are there at the same moment. @returns undefined for one that was gone before it answered */
  everywhere<Send, Reply>(who: Caller, call: Call<Send, Reply>, args: Send): Promise<(Reply | undefined)[]> {
    return Promise.all(
      this.#alive.map(async ({ url }) => {
        try {
          return await this.#send(url, who, call, args);
        } catch (error) {
          if (error instanceof CallError && error.kind === 'network') return undefined;
          throw error;
        }
      }),
    );
  }
}
