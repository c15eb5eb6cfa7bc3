/** Hands the content to the browser as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser has taken the content by the next task
  setTimeout(() => URL.revokeObjectURL(url));
}
