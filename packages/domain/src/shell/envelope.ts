/** The codes of success; everything else is a failure with its message. @spec SHL-19 */
export const successCodes = ['0000', 200, '200'] as const;
/** Whether a reply's code tells of success. @spec SHL-19 */
export const isSuccess = (code: unknown): boolean => (successCodes as readonly unknown[]).includes(code);

/** The shape of every reply. */
export interface Envelope<T = unknown> {
  readonly code: string | number;
  readonly message: string;
  readonly data: T;
}
