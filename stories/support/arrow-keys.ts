/** The arrow keys along the lines of a text, in the direction in which the story is rendered. */
export const arrowKeys = () => {
  const [forward, back] = document.dir === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left'];
  return { forward: `{Arrow${forward}}`, back: `{Arrow${back}}` };
};
