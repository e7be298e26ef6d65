import { expect, it } from 'vitest';
import { keepPageOfDroppedFiles } from './dropped-files';

it('keeps the page where a file is dropped, and lets texts be dragged', () => {
  keepPageOfDroppedFiles();
  const isKept = (type: string, add: (items: DataTransferItemList) => void) => {
    const dataTransfer = new DataTransfer();
    add(dataTransfer.items);
    return !document.body.dispatchEvent(
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
    );
  };
  const file = (items: DataTransferItemList) => void items.add(new File(['x'], 'rates.xlsx'));
  const text = (items: DataTransferItemList) => void items.add('Rara', 'text/plain');
  expect([isKept('dragover', file), isKept('drop', file), isKept('drop', text)]).toEqual([true, true, false]);
});
