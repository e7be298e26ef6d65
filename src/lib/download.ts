/** Long enough for the browser to have taken the file: Safari drops a download whose address is revoked at once. */
const KEEP_MS = 60_000;

/** Hands the browser a text file to save. */
export const download = (fileName: string, content: string, type = 'text/csv;charset=utf-8') => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEEP_MS);
};
