/** The arrow keys along a line of text, in the story's direction. */
export const arrowKeys = () => {
  const [forward, back] = document.dir === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left'];
  return { forward: `{Arrow${forward}}`, back: `{Arrow${back}}` };
};
