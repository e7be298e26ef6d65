/** Until the browser has read the file: Safari aborts a download if its object URL is revoked at once. */
const KEEP_MS = 60_000;

export const download = (fileName: string, content: BlobPart, type = 'text/csv;charset=utf-8') => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEEP_MS);
};
