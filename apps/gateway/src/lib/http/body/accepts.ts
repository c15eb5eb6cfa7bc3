/** Whether a caller takes a reply in this encoding. @param accepted the request's `Accept-Encoding` */
export const accepts = (accepted: string, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
