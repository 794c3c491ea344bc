/** How long the browser may take to begin saving before its copy is let go. */
const RELEASE_AFTER_MS = 60_000;

/** Hands a text made in this page to the browser as a file to save or to open. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, RELEASE_AFTER_MS);
}
