import { areaAt } from '@/areas/index';
import { linkToPath } from '@/components/address';
import { useHomeReading } from '@/features/dashboard/reading/home-reading';
import { CheckedList } from './checked-list';

/** The pages whose texts fall short in search engines, the worst first; each leads to its texts. */
export const SearchList = () => {
  const reading = useHomeReading();
  const faults = reading?.pages?.faults ?? [];
  return (
    <CheckedList
      title="Pages that fall short in search engines"
      at={reading?.pages ? reading.at : undefined}
      nouns={['page', 'pages']}
      heads={['Page', 'Area', 'What is wrong']}
      rows={faults.map(({ path, name, reasons }) => ({
        key: path,
        name,
        link: { ...linkToPath(path), hash: 'meta_page_title' },
        cells: [areaAt(path)?.label, reasons.map((reason) => <div key={reason}>{reason}</div>)],
      }))}
    />
  );
};
