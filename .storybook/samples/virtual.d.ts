declare module 'virtual:fireline-samples' {
  /** By the Chinese text. */
  export const en: Readonly<Record<string, string>>;
  export const hk: Readonly<Record<string, string>>;
}
