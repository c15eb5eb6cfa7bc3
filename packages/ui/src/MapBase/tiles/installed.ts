/**
 * Loads a library that is installed beside this package only where maps are shown.
 * @throws Error that names the library, with what the browser or bundler says as its cause
 */
export async function installed<Library>(name: string, load: () => Promise<Library>): Promise<Library> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(`@fireline/ui: a map needs the package ${name}, which did not load: npm install ${name}`, {
      cause,
    });
  }
}
