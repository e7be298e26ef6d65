import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { workbookFile } from '@/lib/files/workbook.fixtures';
import { FileNotes } from './import-texts';
import { useImportFile } from './use-import-file';

const render = inPage();

const Import = () => {
  const [text, setText] = useState('');
  const { reading, chooseSheet, target } = useImportFile({
    limit: 1_000,
    disabled: false,
    onRead: (found) => setText(found.text),
  });
  return (
    <section aria-label="Import" {...target}>
      {reading && 'notes' in reading && <FileNotes file={reading} disabled={false} onSheet={chooseSheet} />}
      <output>{text}</output>
    </section>
  );
};

it('reads a file that is dropped, and the sheet of it that is chosen', async () => {
  render(<Import />);
  const rowsOf = (name: string) => [
    ['Name', 'Price'],
    [name, 1],
  ];
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(await workbookFile({ Hotels: rowsOf('Hotels'), Treks: rowsOf('Treks') }));
  const target = page.getByRole('region', { name: 'Import' });
  await expect.element(target).toBeInTheDocument();
  target.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByText('Name Price Hotels 1')).toBeVisible();
  await page.getByLabelText('Sheet').selectOptions('Treks');
  await expect.element(page.getByText('Name Price Treks 1')).toBeVisible();
});
