import { writeXlsx } from 'hucre/xlsx';

/** For tests: a workbook with a sheet of these rows by each name. */
export const workbookFile = async (
  sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>,
): Promise<File> => {
  const written = Object.entries(sheets).map(([name, rows]) => ({ name, rows: rows.map((row) => [...row]) }));
  return new File([new Uint8Array(await writeXlsx({ sheets: written }))], 'rates.xlsx');
};
