/** Runs the task when the next frame has been handed to the screen. */
export const afterFrame = (task: () => void) => {
  requestAnimationFrame(() => {
    setTimeout(task);
  });
};
