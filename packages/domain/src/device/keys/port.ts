/** A port on which transmission devices of GB/T 26875.3 are listened for. */
export interface TransmissionPort {
  /** Whose devices connect to it; undefined: those of addresses that are registered for the port without a tenant. */
  readonly rentId: string | undefined;
  readonly port: number;
}

/** What is registered of a transmission device. */
export interface RegisteredAddress {
  readonly rentId: string;
  /** Whether it counts on the port without a tenant, where an address belongs to one tenant alone. */
  readonly isShared: boolean;
}

/**
 * Where the frames of a registered address are taken: at the port of its tenant, otherwise, if it counts there, at the port without one.
 * The protocol has no secret, so the port says whose a frame is: an address cannot be taken from another tenant.
 * @spec DEV-13 ROL-06
 */
export const portOfAddress = <Port extends TransmissionPort>(
  ports: readonly Port[],
  { rentId, isShared }: RegisteredAddress,
): Port | undefined =>
  ports.find((port) => port.rentId === rentId) ??
  (isShared ? ports.find((port) => port.rentId === undefined) : undefined);
