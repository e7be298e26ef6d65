import { formatNpr } from '@/lib/formats/formats';
import { type Column, valueOf } from './column';

/** A column of amounts in rupees; exported as numbers. */
export const moneyColumn = <Row>(column: Column<Row>): Column<Row> => ({
  align: 'end',
  cell: (row) => {
    const amount = valueOf(column, row);
    return typeof amount === 'number' ? formatNpr(amount) : '';
  },
  ...column,
});
