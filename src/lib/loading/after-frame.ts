/** Runs the task after the next frame has been painted. */
export const afterFrame = (task: () => void) => {
  requestAnimationFrame(() => {
    setTimeout(task);
  });
};
