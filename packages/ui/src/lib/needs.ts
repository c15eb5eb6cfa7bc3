/** Bundlers put the text in its place; a browser without one knows no such name, and is told nothing. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const ours = '@fireline/ui: ';
const isOurs = (error: unknown): boolean => error instanceof Error && error.message.startsWith(ours);

function expectFunctions(component: string, given: readonly (readonly [name: string, value: unknown])[]): void {
  const missing = given.flatMap(([name, value]) =>
    typeof value === 'function'
      ? []
      : [`a function as ${name}, and was given ${value === null ? 'null' : typeof value}`],
  );
  if (missing.length > 0) throw new Error(`${ours}${component} needs ${missing.join('; ')}`);
}

// each is empty in a bundle for production, and so are its calls: what the two share in one more function would stay there
/**
 * Says in development which props are missing, where a page without types would else read that "n is not a function". The first statement of a
 * component, with its required props that are functions.
 * @throws Error in development, which names each that is no function
 */
export function needs(component: string, functions: Readonly<Record<string, unknown>>): void {
  try {
    if (process.env.NODE_ENV !== 'production') expectFunctions(component, Object.entries(functions));
  } catch (error) {
    if (isOurs(error)) throw error;
  }
}

/**
 * The same for what a list holds, such as `columns`, each with its `cell`.
 * @throws Error in development, which names each that has no function there
 */
export function eachNeeds(component: string, name: string, lists: Readonly<Record<string, readonly object[]>>): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      expectFunctions(
        component,
        Object.entries(lists).flatMap(([list, items]) =>
          items.map((item, at) => [`${list}[${at}].${name}`, Reflect.get(item, name)] as const),
        ),
      );
  } catch (error) {
    if (isOurs(error)) throw error;
  }
}
