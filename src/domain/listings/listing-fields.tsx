import { CountField, SelectField, SwitchField } from '@/components/fields/fields';
import type { Bound } from '@/components/fields/use-field';

/** A record's position among others. */
export const PositionField = <Values extends { position: number | string }>({
  form,
}: Pick<Bound<Values>, 'form'>) => (
  <CountField
    form={form}
    name="position"
    description={$localize`A number to order by: lower ones come first, unless the site counts otherwise.`}
  />
);

/** A record's promotional tag. */
export const TagField = <Values extends { tag: string }>({ form }: Pick<Bound<Values>, 'form'>) => (
  <SelectField form={form} name="tag" />
);

/** Whether the whole price is due on booking; the field's name depends on the kind of listing. */
export const PaymentSwitch = <Values extends object>(props: Bound<Values>) => (
  <SwitchField
    {...props}
    label={$localize`Full payment`}
    labels={[$localize`Full payment at booking`, $localize`Deposit at booking`]}
  />
);

/** Whether a record is a paid placement. */
export const SponsoredField = <Values extends { is_sponsored: boolean }>({
  form,
}: Pick<Bound<Values>, 'form'>) => (
  <SwitchField form={form} name="is_sponsored" labels={[$localize`Sponsored`, $localize`Not sponsored`]} />
);

interface ListingValues {
  tag: string;
  position: number | string;
  status: boolean;
  is_sponsored: boolean;
}

/** The placement of a homestay or hotel: tag, position, status. */
export const ListingFields = <Values extends ListingValues>({ form }: Pick<Bound<Values>, 'form'>) => (
  <>
    <TagField form={form} />
    <PositionField form={form} />
    <SwitchField form={form} name="status" />
    <SponsoredField form={form} />
  </>
);
