/** The Chinese texts of code that is shown: in quotes, between tags, or on a line of their own between tags. */
export const quoted =
  /(?<=['"`>])[^'"`<>\n]*\p{Script=Han}[^'"`<>\n]*(?=['"`<])|(?<=^ *)[^'"`<>{}\s][^'"`<>{}\n]*\p{Script=Han}[^'"`<>{}\n]*$/gmu;
