import { TextInput } from '@mantine/core';
import { NumberInput } from '@/components/inputs/number-input';
import { StatusSwitch } from '@/components/inputs/status-switch';
import type { Offer } from './departures';

interface OfferFieldsProps {
  offer: Offer;
  /** Error messages by the field's name in the API. */
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<Offer>) => void;
}

export const OfferFields = ({ offer, errors, onChange }: OfferFieldsProps) => (
  <>
    <NumberInput
      label={$localize`Discount percent`}
      unit="%"
      min={0}
      max={100}
      value={offer.discount_percent}
      error={errors.discount_percent}
      onChange={(discount_percent) => onChange({ discount_percent })}
    />
    <TextInput
      label={$localize`Offer title`}
      maxLength={255}
      value={offer.offer_title}
      error={errors.offer_title}
      onChange={({ currentTarget }) => onChange({ offer_title: currentTarget.value })}
    />
    <StatusSwitch
      label={$localize`Status`}
      value={offer.status}
      onChange={(status) => onChange({ status })}
    />
  </>
);
