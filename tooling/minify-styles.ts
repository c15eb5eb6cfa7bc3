/** styled.div`…`, styled(Box)`…`, css`…`: a template whose values are plain names. */
const template =
  /((?:styled(?:\.\w+|\([^`]*?\))(?:\.attrs\([^`]*?\))?|\bcss|\bkeyframes|\bcreateGlobalStyle)`)((?:[^`$\\]|\\.|\$(?!\{)|\$\{[^{}`]*\})*)`/g;
const value = /(\$\{[^{}`]*\})/;

const smaller = (style: string): string =>
  style
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1');
const lineBreaks = (text: string): number => text.split('\n').length - 1;

/**
 * Takes comments and indentation out of the styles of a module, as nobody reads them in a browser. Every line of code stays on its
 * line, so that source maps hold: the line breaks that were inside a template stand behind it.
 */
export const minifyStyles = (code: string): string =>
  code.replaceAll(template, (whole: string, tag: string, body: string) => {
    const short = body
      .split(value)
      .map((part, at) => (at % 2 === 0 ? smaller(part) : part))
      .join('');
    const minified = `${tag}${short}\``;
    return minified + '\n'.repeat(lineBreaks(whole) - lineBreaks(minified));
  });
