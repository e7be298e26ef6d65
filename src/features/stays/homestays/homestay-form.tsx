import { FormPage } from '@/components/form-page/form-page';
import { SectionRail } from '@/components/form-page/section-rail';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { RecordGate } from '@/components/record-gate';
import { deleteHomestay, getGetHomestayQueryOptions } from '@/generated/api/homestays/homestays';
import type { Homestay } from '@/generated/model';
import { CreateHomestayBody } from '@/generated/zod/homestays/homestays';
import { homestayHome } from './homestay-home';
import { homestaySections } from './homestay-sections';
import { homestays } from './homestay-values';

const HomestayForm = ({ record }: { record?: Homestay }) => {
  const form = useResourceForm({
    noun: 'homestay',
    resource: homestays,
    record,
    list: '/homestays',
    remove: (id) => deleteHomestay(id),
    view: homestayHome,
    name: ({ name }) => name,
    schema: CreateHomestayBody,
    clearOn: record ? undefined : 201,
  });
  return (
    <FormPage form={form} rail={<SectionRail form={form} sections={homestaySections} />}>
      {homestaySections.map(({ Section, ...section }) => (
        <Section key={section.id} {...section} form={form.stable} record={record} />
      ))}
    </FormPage>
  );
};

export const HomestayCreate = () => <HomestayForm />;

export const HomestayEdit = ({ homestayId }: { homestayId: number }) => (
  <RecordGate what="the homestay" record={getGetHomestayQueryOptions(homestayId)}>
    {({ data }) => <HomestayForm record={data} />}
  </RecordGate>
);
