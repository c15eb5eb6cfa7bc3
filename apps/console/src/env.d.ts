/// <reference types="vite/client" />

/** Loads what the screens of an area say, by area and language; empty in dev mode, where all words are there. */
declare module 'virtual:words/areas' {
  type Load = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;
  const areas: Readonly<Record<string, Readonly<Record<'cn' | 'hk' | 'en', Load>> | undefined>>;
  export default areas;
}

/** Key → text of one language, made by the build from every `words.ts`. */
declare module 'virtual:words/*' {
  const words: Readonly<Record<string, string>>;
  export default words;
}
