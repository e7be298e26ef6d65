const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const block = (line: string) => {
  if (line.startsWith('## ')) return `<h2>${line.slice(3)}</h2>`;
  return line.startsWith('<') ? line : `<p>${line}</p>`;
};

/** A text in HTML from its lines: `##` begins a heading, `-` an item of a list; a line that is HTML stays as it is. */
export const richLines = (lines: readonly string[]): string => {
  let html = '';
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) html += list(items);
    items = [];
  };
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else {
      endList();
      html += block(line);
    }
  }
  endList();
  return html;
};

/** The blocks of a seed, which stand apart by an empty line, each as its lines; the first line as its parts. */
export const blocksOf = (text: string) =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((each) => {
      const [head = '', ...lines] = each.split('\n');
      return { head: head.split('|').map((part) => part.trim()), lines };
    });
