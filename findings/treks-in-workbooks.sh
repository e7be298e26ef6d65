#!/bin/sh
# What published packages read from heights and dates in a workbook of treks, in Kathmandu.
#
# Guess: a height in the format 0\ \m, as 5364 m, is a number. A date is the same day for all, as a number of days or as the
#        text 2026-10-05 of the type for ISO dates, and a package puts all dates of a file in one time zone. How a name is
#        pronounced costs that name at most.
# Seen:  exceljs 4.4.0 takes the escaped m for months: 5364 m is 7 September 1914. It reads an ISO date as the number 2026,
#        18 July 1905. It ends at a name that stands in its cell with its pronunciation: name and rows after it are gone.
#        xlsx 0.18.5 has a departure of 5 October 16 seconds before that day, and 6:00 of an ISO date a quarter past
#        midnight. @e965/xlsx 0.20.3 mends both. read-excel-file 9.3.17 has days in UTC, but an ISO date with a time in
#        the zone of the computer. hucre 1.0.0 gives an ISO date as a text, and the pronunciation as a part of the name.
# So:    dates are read from what hucre gives as UTC, or as typed texts (src/lib/files/workbook-values.ts).
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  exceljs@4.4.0 xlsx@0.18.5 @e965/xlsx@0.20.3 read-excel-file@9.3.17 hucre@1.0.0 jszip@3.10.2
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict';
import later from '@e965/xlsx';
import exceljs from 'exceljs';
import { readXlsx } from 'hucre/xlsx';
import JSZip from 'jszip';
import readExcelFile from 'read-excel-file/node';
import sheetjs from 'xlsx';

const cells = {
  height: '<c r="A1" s="1"><v>5364</v></c>',
  days: '<c r="A2" s="2"><v>46300</v></c>',
  'days and hours': '<c r="A3" s="2"><v>46300.25</v></c>',
  'ISO date': '<c r="A4" s="2" t="d"><v>2026-10-05</v></c>',
  'ISO time': '<c r="A5" s="2" t="d"><v>2026-10-05T06:00:00</v></c>',
  pronounced: '<c r="A6" t="inlineStr"><is><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></is></c>',
  after: '<c r="A7"><v>7</v></c>',
};
const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const office = `${schemas}/officeDocument/2006/relationships`;
const spreadsheetml = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relations = (...list) => `<Relationships xmlns="${schemas}/package/2006/relationships">${list
  .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`)
  .join('')}</Relationships>`;
const cellFormat = (number) => `<xf numFmtId="${number}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
const parts = {
  '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${spreadsheetml}.sheet.main+xml"/>
    <Override PartName="/xl/styles.xml" ContentType="${spreadsheetml}.styles+xml"/>
    <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheetml}.worksheet+xml"/></Types>`,
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">
    <sheets><sheet name="Treks" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="0\\ \\m"/>
    <numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>
    <fonts count="1"><font><sz val="11"/></font></fonts>
    <fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
    <borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
    <cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
    <cellXfs count="3">${[0, 164, 165].map(cellFormat).join('')}</cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${Object.values(cells)
    .map((cell, index) => `<row r="${index + 1}">${cell}</row>`)
    .join('')}</sheetData></worksheet>`,
};
const zip = new JSZip();
for (const [name, part] of Object.entries(parts))
  zip.file(name, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${part}`);
const file = await zip.generateAsync({ type: 'nodebuffer' });

const bySheetjs = ({ read, utils }) => {
  const { Treks } = read(file, { cellDates: true }).Sheets;
  return utils.sheet_to_json(Treks, { header: 1 }).map(([value]) => value);
};
const byExceljs = async () => {
  const book = new exceljs.Workbook();
  await book.xlsx.load(file);
  const values = [];
  book.worksheets[0].eachRow((row) => values.push(row.getCell(1).value));
  return values;
};
const [sheet] = await readExcelFile(file);
const read = {
  exceljs: await byExceljs(),
  xlsx: bySheetjs(sheetjs),
  '@e965/xlsx': bySheetjs(later),
  'read-excel-file': sheet.data.map(([value]) => value),
  hucre: (await readXlsx(new Uint8Array(file))).sheets[0].rows.map(([value]) => value),
};
const shown = (value) => (value instanceof Date ? value.toISOString().replace('.000Z', 'Z') : value);
const seen = Object.fromEntries(Object.entries(read).map(([name, values]) => [name, values.map(shown)]));
console.log(Object.keys(cells).join(', '), seen);
const name = '東京';
assert.deepEqual(seen, {
  exceljs: [
    '1914-09-07T00:00:00Z',
    '2026-10-05T00:00:00Z',
    '2026-10-05T06:00:00Z',
    '1905-07-18T00:00:00Z',
    '1905-07-18T00:00:00Z',
    undefined,
  ],
  // Midnight in Kathmandu is 18:15 in UTC.
  xlsx: [
    5364,
    '2026-10-04T18:14:44Z',
    '2026-10-05T00:14:44Z',
    '2026-10-04T18:15:00Z',
    '2026-10-04T18:30:00Z',
    name,
    7,
  ],
  '@e965/xlsx': [
    5364,
    '2026-10-04T18:15:00Z',
    '2026-10-05T00:15:00Z',
    '2026-10-04T18:15:00Z',
    '2026-10-05T00:15:00Z',
    name,
    7,
  ],
  'read-excel-file': [
    5364,
    '2026-10-05T00:00:00Z',
    '2026-10-05T06:00:00Z',
    '2026-10-05T00:00:00Z',
    '2026-10-05T00:15:00Z',
    name,
    7,
  ],
  hucre: [
    5364,
    '2026-10-05T00:00:00Z',
    '2026-10-05T06:00:00Z',
    '2026-10-05',
    '2026-10-05T06:00:00',
    `${name}トウキョウ`,
    7,
  ],
});
EOF
TZ=Asia/Kathmandu node run.mjs
