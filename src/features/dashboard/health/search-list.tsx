import { Table } from '@mantine/core';
import { areaAt } from '@/areas/index';
import { linkToPath } from '@/components/address';
import { RecordLink } from '@/components/record-link';
import { useHomeReading } from '@/features/dashboard/reading/home-reading';
import { counted } from '@/lib/plural';
import { CheckedList } from './checked-list';

/** The pages whose texts fall short in search engines, the worst first; each leads to its texts. */
export const SearchList = () => {
  const reading = useHomeReading();
  const faults = reading?.pages?.faults ?? [];
  return (
    <CheckedList
      title="Pages that fall short in search engines"
      at={reading?.pages ? reading.at : undefined}
      total={counted(faults.length, 'page', 'pages')}
      heads={['Page', 'Area', 'What is wrong']}
    >
      {faults.map(({ path, name, reasons }) => (
        <Table.Tr key={path}>
          <Table.Td>
            <RecordLink link={{ ...linkToPath(path), hash: 'meta_page_title' }}>
              <bdi>{name}</bdi>
            </RecordLink>
          </Table.Td>
          <Table.Td>{areaAt(path)?.label}</Table.Td>
          <Table.Td>
            {reasons.map((reason) => (
              <div key={reason}>{reason}</div>
            ))}
          </Table.Td>
        </Table.Tr>
      ))}
    </CheckedList>
  );
};
