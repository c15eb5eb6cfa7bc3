import type { Result } from '@fireline/domain/lib';
import type { Tx } from '../../lib/db/schema.ts';

/** A device as grants know it. */
interface GrantedDevice {
  readonly rentId: string;
  readonly deviceId: number;
  readonly imei: string;
}

declare module '../../lib/context.ts' {
  interface Deps {
    /** What tenants give with a device that is registered. */
    readonly registrationGrants: {
      /** Gives a new device what its tenant grants today, once an IMEI. */
      readonly give: (
        tx: Tx,
        device: GrantedDevice,
        deed: { readonly by: string; readonly at: string },
      ) => Promise<Result<unknown>>;
      /** The months with which its activation begins; undefined: the tenant has set none. */
      readonly monthsOf: (tx: Tx, device: GrantedDevice, today: string) => Promise<number | undefined>;
    };
  }
}
