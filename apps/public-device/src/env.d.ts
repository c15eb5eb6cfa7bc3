/// <reference types="vite/client" />

/** Key → text of one language, made by the build from every `words.ts`. */
declare module 'virtual:words/*' {
  const words: Readonly<Record<string, string>>;
  export default words;
}
