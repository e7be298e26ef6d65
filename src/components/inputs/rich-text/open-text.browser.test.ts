import { Transform } from '@tiptap/pm/transform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schema } from './document';
import { lossesOf } from './losses';
import { openText } from './open-text';

const word = '§';

/** The text after a word is typed at a position of the editor's document. */
const withWord = (text: string, place: number) => {
  const { document, write } = openText(text);
  const places: number[] = [];
  document.descendants((node, position) => {
    if (node.isTextblock) for (let at = 0; at <= node.content.size; at += 1) places.push(position + 1 + at);
  });
  const change = new Transform(document);
  change.insert(places[place % places.length] ?? 1, schema.text(word));
  return write(change.doc);
};

const letters = fc.string({
  unit: fc.constantFrom('a', 'न', ' ', '  ', '\n', '\r\n', '\t', '&', '&amp;', '< ', ';', '\u00a0'),
  minLength: 1,
});
const preformatted = letters.map((text) => `<p>Tea</p><pre>${text.replaceAll('< ', '&lt;')}</pre>`);

describe('a word typed into a stored text', () => {
  it('changes nothing else in one without markup, unless it was said before', () => {
    fc.assert(
      fc.property(letters, fc.nat(), (text, place) => {
        if (text.trim() === '' || lossesOf(text).length > 0) return;
        const parts = withWord(text, place).split(word);
        expect(parts).toHaveLength(2);
        expect(parts.join('')).toBe(text);
      }),
    );
  });

  it('changes no line end and no space of preformatted text', () => {
    const read = (html: string) =>
      new DOMParser().parseFromString(html, 'text/html').querySelector('pre')?.innerHTML;
    fc.assert(
      fc.property(preformatted, (html) => {
        expect(lossesOf(html)).toEqual([]);
        expect(read(withWord(html, 0))).toBe(read(html));
      }),
    );
  });
});

describe('a text without markup', () => {
  const edited = (text: string, edit: (change: Transform) => void) => {
    const { document, write } = openText(text);
    const change = new Transform(document);
    edit(change);
    return write(change.doc);
  };

  it('keeps its line ends for new lines', () => {
    expect(edited('Tea\r\ndal', (change) => change.split(2))).toBe('T\r\nea\r\ndal');
  });

  it('becomes HTML where something in it needs markup', () => {
    const bold = (change: Transform) => change.addMark(1, 4, schema.mark('bold'));
    expect(edited('Tea\ndal', bold)).toBe('<p><strong>Tea</strong></p><p>dal</p>');
    expect(edited('Tea & dal', (change) => change.split(4))).toBe('<p>Tea</p><p> &amp; dal</p>');
  });

  it('says the same when it is read again, whatever was typed', () => {
    expect(edited('Tea', (change) => change.insert(4, schema.text(' <b> &copy;')))).toBe(
      'Tea &lt;b&gt; &amp;copy;',
    );
  });
});
