/** Bundlers put the text in its place; a browser without one knows no such name, and is told nothing. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const ours = '@fireline/ui: ';
const isOurs = (error: unknown): boolean => error instanceof Error && error.message.startsWith(ours);

function expectFunction(component: string, name: string, given: unknown): void {
  const kind = given === null ? 'null' : typeof given;
  if (kind !== 'function') throw new Error(`${ours}${component} needs a function as ${name}, and was given ${kind}`);
}

// each is empty in a bundle for production, and so are its calls: what the two share in one more function would stay there
/**
 * Says in development which prop is missing, where a page without types would else read that "n is not a function". The first statement of a
 * component, with its required props that are functions.
 * @throws Error in development, for the first that is no function
 */
export function needs(component: string, functions: Readonly<Record<string, unknown>>): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      for (const [name, given] of Object.entries(functions)) expectFunction(component, name, given);
  } catch (error) {
    if (isOurs(error)) throw error;
  }
}

/**
 * The same for what a list holds, such as `columns`, each with its `cell`.
 * @throws Error in development, for the first that has no function there
 */
export function eachNeeds(component: string, name: string, lists: Readonly<Record<string, readonly object[]>>): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      for (const [list, items] of Object.entries(lists))
        for (const [at, item] of items.entries())
          expectFunction(component, `${list}[${at}].${name}`, Reflect.get(item, name));
  } catch (error) {
    if (isOurs(error)) throw error;
  }
}
