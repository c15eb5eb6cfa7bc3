/** `const Box = styled.div`, `styled(Button)`, `styled.button.attrs(…)`: up to where the template or its attributes begin. */
const styledPart = /(\bconst (\w+) = (?:\/\* @__PURE__ \*\/ )?styled(?:\.\w+|\(\w+\)))(?=\.attrs\(|`|\()/g;

/** `packages/ui/src/DataTable/grid/Grid.styles.ts` → `fl-DataTable-Grid` */
const prefixOf = (path: string): string => {
  const [, inside = ''] = path.replaceAll('\\', '/').split('/src/');
  const parts = inside.replace(/(?:\.styles)?\.tsx?$/, '').split('/');
  return ['fl', ...parts.filter((part, at) => part !== parts[at - 1])].join('-');
};

/**
 * Gives each styled part of a module a class name of its own. The style library otherwise counts parts in the order in which they are imported:
 * a server and a browser that import in another order do not agree on their names, and React reports markup that does not match.
 */
export const nameStyles = (code: string, path: string): string =>
  code.replaceAll(
    styledPart,
    (_all, part: string, name: string) => `${part}.withConfig({ componentId: '${prefixOf(path)}-${name}' })`,
  );
