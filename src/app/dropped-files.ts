/** Keeps the page, and what was typed on it, where a file is dropped beside what takes files. */
export const keepPageOfDroppedFiles = (): void => {
  const keep = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  window.addEventListener('dragover', keep);
  window.addEventListener('drop', keep);
};
