/** Hands the file to the browser. */
export function saveFile(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // the browser has taken the content by the next task
  setTimeout(() => URL.revokeObjectURL(url));
}
