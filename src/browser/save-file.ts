/** Starts a download of a file. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the download has started; without this, the URL would keep the file in memory until the page is closed.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
