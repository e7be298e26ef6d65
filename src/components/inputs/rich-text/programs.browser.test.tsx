import 'virtual:mantine.css';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { RichTextInput } from './rich-text-input';

// What programs put on the clipboard, and what becomes of it.

const render = inPage();
let edits: string[];

const open = async (value: string) => {
  edits = [];
  render(<RichTextInput label="Overview" value={value} onChange={(html) => edits.push(html)} />);
  await expect.element(text()).toBeVisible();
};

const text = () => page.getByRole('textbox', { name: 'Overview' });

const paste = (html: string) => {
  const target = text().element() as HTMLElement;
  target.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

const isWritten = (html: string) => expect.poll(() => edits.at(-1)).toBe(html);

/** An item of Word in the browser, in a list of its own. */
const wordItem = (level: number, words: string, { list = 1, tag = 'ul', start = 1 } = {}) =>
  `<div class="ListContainerWrapper SCXW1 BCX0" style="margin:0px"><${tag} class="SCXW1" role="list"${tag === 'ol' ? ` start="${start}"` : ''}>` +
  `<li data-leveltext="" data-font="Symbol" data-listid="${list}" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement SCXW1">` +
  `<p class="Paragraph SCXW1" paraid="1"><span data-contrast="auto" class="TextRun SCXW1"><span class="NormalTextRun SCXW1">${words}</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></li></${tag}></div>`;
const docsItem = (level: number, words: string) =>
  `<li dir="ltr" style="list-style-type:disc" aria-level="${level}"><p dir="ltr" role="presentation"><span style="font-weight:400">${words}</span></p></li>`;
const inDocs = (html: string) => `<b style="font-weight:normal" id="docs-internal-guid-1">${html}</b>`;
const officeItem = (level: number, words: string, { list = 1, marker = '·' } = {}) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo${list}'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>\n`;
const slackItems = (indent: number, words: string) =>
  `<ul data-stringify-type="unordered-list" data-indent="${indent}"><li data-stringify-indent="${indent}">${words}</li></ul>`;
const excel = (rows: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{color:black}</style></head><body><table border=0 style='border-collapse:collapse'><!--StartFragment--><col width=64>${rows}<!--EndFragment--></table></body></html>`;

const nested = '<ul><li><p>One</p><ul><li><p>Two</p></li></ul></li><li><p>Three</p></li></ul>';

describe('lists', () => {
  it.each([
    ['Word in the browser', wordItem(1, 'One') + wordItem(2, 'Two') + wordItem(1, 'Three'), nested],
    [
      'Word in the browser, with text between numbers',
      wordItem(1, 'One', { tag: 'ol' }) +
        '<div class="OutlineElement SCXW1"><p class="Paragraph">Tea</p></div>' +
        wordItem(1, 'Two', { tag: 'ol', start: 2 }),
      '<ol><li><p>One</p></li></ol><p>Tea</p><ol start="2"><li><p>Two</p></li></ol>',
    ],
    [
      'Word in the browser, one list after another',
      wordItem(1, 'One') + wordItem(1, 'First', { list: 2, tag: 'ol' }) + wordItem(2, 'a', { list: 2 }),
      '<ul><li><p>One</p></li></ul><ol><li><p>First</p><ul><li><p>a</p></li></ul></li></ol>',
    ],
    [
      'Google Docs, lists beside their items',
      inDocs(`<ul>${docsItem(1, 'One')}<ul>${docsItem(2, 'Two')}</ul>${docsItem(1, 'Three')}</ul>`),
      nested,
    ],
    [
      'Google Docs, lists after each other',
      inDocs(`<ul>${docsItem(1, 'One')}</ul><ul>${docsItem(2, 'Two')}</ul><ul>${docsItem(1, 'Three')}</ul>`),
      nested,
    ],
    [
      'Google Docs, from an inner item on',
      inDocs(`<ul><ul>${docsItem(2, 'Two')}</ul>${docsItem(1, 'Three')}</ul>`),
      '<ul><li><p>Two</p></li></ul><ul><li><p>Three</p></li></ul>',
    ],
    ['Word', officeItem(1, 'One') + officeItem(2, 'Two', { marker: 'o' }) + officeItem(1, 'Three'), nested],
    [
      'Word, numbers after points, and not from the first',
      officeItem(1, 'One') +
        officeItem(1, 'Four', { list: 2, marker: '4.' }) +
        officeItem(1, 'Five', { list: 2, marker: '5.' }),
      '<ul><li><p>One</p></li></ul><ol start="4"><li><p>Four</p></li><li><p>Five</p></li></ol>',
    ],
    [
      'LibreOffice',
      '<ul>\n\t<li><p style="margin-bottom: 0in">One</p></li>\n\t<ul>\n\t\t<li><p>Two</p></li>\n\t</ul>\n\t<li><p>Three</p></li>\n</ul>\n',
      nested,
    ],
    ['Slack', slackItems(0, 'One') + slackItems(1, 'Two') + slackItems(0, 'Three'), nested],
    [
      'two cells of a table',
      `<table><tr><td>${officeItem(1, 'One')}</td><td>${officeItem(1, 'Two')}</td></tr></table>`,
      '<table><tbody><tr><td><ul><li><p>One</p></li></ul></td><td><ul><li><p>Two</p></li></ul></td></tr></tbody></table>',
    ],
  ])('of %s keep their levels', async (_, html, written) => {
    await open('');
    paste(html);
    await isWritten(written);
  });
});

describe('lines', () => {
  const span = (style: string, words: string) =>
    `<span style="color:#000;${style};font-size:14px">${words}</span>`;
  it.each([
    [
      'within a paragraph',
      `<meta charset='utf-8'>${span('', 'Thamel Marg 12')}<br style="color:#000">${span('', 'Kathmandu 44600')}<br class="Apple-interchange-newline">`,
      '<p>Thamel Marg 12<br>Kathmandu 44600</p>',
    ],
    ['of a div', '<div>Thamel Marg 12<br>Kathmandu<br></div>', '<p>Thamel Marg 12<br>Kathmandu</p>'],
    ['with an empty one', 'Tea<br><br>Dal<br>', '<p>Tea<br><br>Dal</p>'],
    ['in bold', '<b>Tea<br>Dal</b><br><i>Rice</i>', '<p><strong>Tea<br>Dal</strong><br><em>Rice</em></p>'],
    [
      'between paragraphs, which are only spacing',
      inDocs('<br><p>Tea</p><br><p>Dal</p><br><ul><li>Rice</li></ul><br>'),
      '<p>Tea</p><p>Dal</p><ul><li><p>Rice</p></li></ul>',
    ],
    [
      'of Gmail',
      '<div dir="ltr">Tea<div>Dal</div><div><br></div><div>Rice</div></div>',
      '<p>Tea</p><p>Dal</p><p>Rice</p>',
    ],
    [
      'of WhatsApp',
      span('white-space: pre-wrap', 'Day 1: Lukla\nDay 2: Namche'),
      '<p>Day 1: Lukla<br>Day 2: Namche</p>',
    ],
    [
      'of Chrome',
      span('white-space-collapse: preserve; text-wrap-mode: wrap', 'Tea\nDal'),
      '<p>Tea<br>Dal</p>',
    ],
    ['of a pre-line style', '<div style="white-space:pre-line">\nTea\r\n Dal\n</div>', '<p>Tea<br>Dal</p>'],
    [
      'of Google Docs',
      inDocs(`<p dir="ltr">${span('white-space:pre;white-space:pre-wrap', 'Tea<br />Dal')}</p>`),
      '<p>Tea<br>Dal</p>',
    ],
    [
      'of Apple Notes',
      '<p class="p1">Tea</p><p class="p2"><br></p><p class="p1">Dal</p>',
      '<p>Tea</p><p>Dal</p>',
    ],
    [
      'of Slack',
      'Tea<span class="c-mrkdwn__br" data-stringify-type="paragraph-break" style="display: block; height: 8px;"></span>Dal',
      '<p>Tea<br>Dal</p>',
    ],
    [
      'of Word in the browser',
      '<p class="Paragraph"><span>Tea</span><span class="LineBreakBlob BlobObject"><span>&nbsp;</span><br></span><span>Dal</span></p>',
      '<p>Tea<br>Dal</p>',
    ],
    [
      'of VS Code',
      '<div style="font-family:Consolas;white-space: pre;"><div><span>Tea</span></div><br><div><span>Dal</span></div></div>',
      '<p>Tea</p><p>Dal</p>',
    ],
    [
      'of a terminal',
      '<DIV STYLE="display:inline-block;white-space:pre;font-family:Cascadia Mono"><SPAN>ls</SPAN><BR><SPAN>tea.txt</SPAN></DIV>',
      '<p>ls<br>tea.txt</p>',
    ],
    [
      'that no style renders',
      '<p>Tea\nand <span style="white-space: nowrap">dal\nrice</span></p>',
      '<p>Tea and dal rice</p>',
    ],
    ['of preformatted text', '<pre style="white-space: pre-wrap">Tea\n  Dal</pre>', '<pre>Tea\n  Dal</pre>'],
  ])('%s', async (_, html, written) => {
    await open('');
    paste(html);
    await isWritten(written);
  });
});

describe('cells', () => {
  it.each([
    ['Excel', excel('<tr height=20><td height=20 style="text-align:right">2,860 m</td></tr>')],
    [
      'Google Sheets',
      '<google-sheets-html-origin><style>td{}</style><table data-sheets-root="1"><colgroup><col></colgroup><tbody><tr><td style="border:1px">2,860 m</td></tr></tbody></table></google-sheets-html-origin>',
    ],
    [
      'LibreOffice',
      '<table cellspacing="0" border="0"><colgroup width="85"></colgroup><tr><td height="17" align="left">2,860 m<br></td></tr></table>',
    ],
  ])('of %s: a single one is text in the sentence', async (_, html) => {
    await open('');
    await text().click();
    await userEvent.keyboard('Lukla at ');
    paste(html);
    await isWritten('<p>Lukla at 2,860 m</p>');
  });

  it('are a table if there are several, and keep their lines', async () => {
    await open('');
    paste(excel('<tr><td>Lukla</td><td>Thamel<br style="mso-data-placement:same-cell">Marg</td></tr>'));
    await isWritten(
      '<table><tbody><tr><td><p>Lukla</p></td><td><p>Thamel<br>Marg</p></td></tr></tbody></table>',
    );
  });
});

describe('sections', () => {
  it.each([
    [
      'with headings of Word in the browser',
      '<p role="heading" aria-level="1" class="Paragraph"><span>Day</span></p><p role="heading" aria-level="3">Tea</p>',
      '<h2>Day</h2><h3>Tea</h3>',
    ],
    [
      'that open and close',
      '<h3><button class="accordion-button" aria-expanded="true">Day 1</button></h3><div>Lukla <button>Book</button></div>' +
        '<button aria-expanded="false">Day 2</button><div>Namche</div>',
      '<h3>Day 1</h3><p>Lukla</p><p>Day 2</p><p>Namche</p>',
    ],
    ['of a form', '<form><p>Tea</p><input value="x"></form><p>Dal</p>', '<p>Tea</p><p>Dal</p>'],
    [
      'of LibreOffice, aligned',
      '<p>Tea</p><p align="center">Ghi</p><h1 align="RIGHT">Dal</h1>',
      '<p>Tea</p><p style="text-align: center;">Ghi</p><h2 style="text-align: right;">Dal</h2>',
    ],
    [
      'of a mail, in frames',
      '<table><tr><td><table><tr><td><p>Dear guest</p><p>Tea</p></td></tr></table></td></tr></table>',
      '<p>Dear guest</p><p>Tea</p>',
    ],
    [
      'to tick in Google Docs',
      inDocs(
        '<ul><li role="checkbox" aria-level="1"><img src="data:image/png;base64,AA" alt="unchecked" aria-roledescription="checkbox"><p>Passport</p></li></ul>',
      ),
      '<ul><li><p>Passport</p></li></ul>',
    ],
  ])('%s', async (_, html, written) => {
    await open('');
    paste(html);
    await isWritten(written);
    expect(page.getByRole('alert').elements()).toEqual([]);
  });
});

describe('raised and lowered text', () => {
  it.each([
    ['12 m<sup>2</sup>', '12 m²'],
    ['CO<sub>2</sub>, 10<sup>−3</sup>, x<sub>n</sub>', 'CO₂, 10⁻³, xn', '“n”'],
    ['5 m<span style="font-size:0.6em;vertical-align:super">3</span>', '5 m³'],
    ['-10<sup>o</sup>C, Yeti<sup>TM</sup>, Yak<sup>®</sup>', '-10°C, Yeti™, Yak®'],
    ['m² and H₂O', 'm² and H₂O'],
    [
      '1<sup>st</sup> and 2<sup>nd</sup>, 3<sup>rd</sup>, 4<sup>th</sup>, 5<sup>th</sup>',
      '1st and 2nd, 3rd, 4th, 5th',
      '“st”, “nd”, “rd”, and 1 more',
    ],
    ['Tea<sup><a href="https://a.test/#1">[1]</a></sup>', 'Tea<a href="https://a.test/#1">[1]</a>', '“[1]”'],
  ])('%s is written as %s', async (html, written, said = '') => {
    await open('');
    paste(`<p>${html}</p>`);
    await isWritten(`<p>${written}</p>`);
    const notes = page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent.trim());
    expect(notes).toEqual(said === '' ? [] : [`Superscript and subscript are plain text here: ${said}.`]);
  });
});

it('takes emoji that a message writes as images for what they are', async () => {
  await open('');
  paste(
    '<span>Namaste <img alt="🙏🏽" src="data:image/gif;base64,AA"> and <img alt="🇳🇵" src="https://a.test/np.svg"></span>',
  );
  await isWritten('<p>Namaste 🙏🏽 and 🇳🇵</p>');
  expect(page.getByRole('alert').elements()).toEqual([]);
});

describe('a copy of our own', () => {
  const own =
    '<h1 id="top">Terms</h1><p class="lead"><a href="/packages/everest#days">Everest</a> <a href="#top">up</a></p>' +
    '<p></p><p><img src="/storage/yak.jpg" alt="Yak"><img src="http://api.test/tea.jpg" alt="Tea"></p>';

  it('is inserted as it was, after cut and paste', async () => {
    await open(own);
    await page.getByText('Terms').click();
    await userEvent.keyboard('{Control>}a{/Control}{Control>}x{/Control}');
    await isWritten('');
    await userEvent.keyboard('{Control>}v{/Control}');
    await isWritten(own);
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('is not what another site says it is', async () => {
    await open('');
    const foreign = (mark: string) =>
      `<h1 ${mark}data-pm-slice="0 0 []" id="x">Tea</h1><p><a href="javascript:alert(1)" onclick="alert(1)">a</a>` +
      '<img src="data:image/png;base64,AA"><img src="https://a.test/1.png" onerror="alert(1)"></p><iframe src="https://b.test"></iframe>';
    paste(foreign(''));
    await isWritten('<h2>Tea</h2><p>a<img src="https://a.test/1.png"></p>');
    await userEvent.keyboard('{Control>}a{/Control}');
    paste(foreign('data-text-copy="" '));
    await isWritten('<h1>Tea</h1><p>a<img src="https://a.test/1.png"></p>');
  });
});
