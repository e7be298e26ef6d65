export const htmlList = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const block = (line: string) => {
  if (line.startsWith('## ')) return `<h2>${line.slice(3)}</h2>`;
  return line.startsWith('<') ? line : `<p>${line}</p>`;
};

/** Converts lines to HTML: `##` begins a heading, `-` a list item; a line of HTML stays as it is. */
export const richText = (text: string): string => {
  let html = '';
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) html += htmlList(items);
    items = [];
  };
  for (const line of text.trimEnd().split('\n')) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else {
      endList();
      html += block(line);
    }
  }
  endList();
  return html;
};
