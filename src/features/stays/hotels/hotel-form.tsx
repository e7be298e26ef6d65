import { FormPage } from '@/components/form-page/form-page';
import { SectionRail } from '@/components/form-page/section-rail';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { RecordGate } from '@/components/record-gate';
import { deleteHotel, getGetHotelQueryOptions } from '@/generated/api/hotels/hotels';
import type { Hotel } from '@/generated/model';
import { CreateHotelBody } from '@/generated/zod/hotels/hotels';
import { hotelHome } from './hotel-home';
import { hotelSections } from './hotel-sections';
import { clearedHotelValues, hotels } from './hotel-values';

const HotelForm = ({ record }: { record?: Hotel }) => {
  const form = useResourceForm({
    noun: 'hotel',
    resource: hotels,
    record,
    list: '/hotels',
    remove: (id) => deleteHotel(id),
    view: hotelHome,
    name: ({ name }) => name,
    clearedValues: clearedHotelValues(),
    schema: CreateHotelBody,
  });
  return (
    <FormPage form={form} rail={<SectionRail form={form} sections={hotelSections} />}>
      {hotelSections.map(({ Section, ...section }) => (
        <Section key={section.id} {...section} form={form.stable} record={record} />
      ))}
    </FormPage>
  );
};

export const HotelCreate = () => <HotelForm />;

export const HotelEdit = ({ hotelId }: { hotelId: number }) => (
  <RecordGate what="the hotel" record={getGetHotelQueryOptions(hotelId)}>
    {({ data }) => <HotelForm record={data} />}
  </RecordGate>
);
