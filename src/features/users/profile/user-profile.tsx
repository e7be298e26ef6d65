import { Fragment } from 'react';
import { Progress, Stack, Text } from '@mantine/core';
import { AdvisedField, CountField, TextField } from '@/components/fields/fields';
import { PlainDateField } from '@/components/fields/plain-date-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { LinkText } from '@/components/links/link-button';
import { editScreen } from '@/components/records/edit-screen';
import { LocationField } from '@/domain/place/location-field';
import { owedOf, wanted } from '@/domain/vendors/owed';
import { nameOfUser, roleOf } from '@/features/users/user-values';
import { getGetUserQueryOptions } from '@/generated/api/users/users';
import type { User } from '@/generated/model';
import { SaveUserProfileBody } from '@/generated/zod/users/users';
import { todayInNepal } from '@/lib/dates/dates';
import { isVendorRole } from '@/lib/records/vendor-role';
import { phoneProblem } from '@/lib/text/phone';
import { plural } from '@/lib/text/plural';
import { userArea } from '@/resources/users';
import { Documents } from './documents';
import { media, userProfileResource } from './profile-values';

interface CompletenessLineProps {
  /** The saved profile. */
  profile: User['profile'];
  vendor: boolean;
}

const total = Object.keys(wanted).length;

/** The completeness of a profile, and its missing fields, as links to them. */
const CompletenessLine = ({ profile, vendor }: CompletenessLineProps) => {
  const owed = owedOf(profile);
  const lead = vendor
    ? plural(owed.length, {
        one: $localize`This vendor still owes # thing:`,
        other: $localize`This vendor still owes # things:`,
      })
    : plural(owed.length, { one: $localize`# thing is missing:`, other: $localize`# things are missing:` });
  return (
    <Stack gap={6}>
      <Progress
        value={(1 - owed.length / total) * 100}
        color={owed.length === 0 ? 'success' : 'primary'}
        aria-label={$localize`Completeness of the profile`}
      />
      {owed.length === 0 ? (
        <Text size="sm">{$localize`The profile is complete.`}</Text>
      ) : (
        <Text size="sm">
          {lead}{' '}
          {owed.map((field, index) => (
            <Fragment key={field}>
              {index > 0 && ', '}
              <LinkText inherit underline="always" to="." hash={field} search>
                {wanted[field]}
              </LinkText>
            </Fragment>
          ))}
          .
        </Text>
      )}
    </Stack>
  );
};

const numbers = ['citizenship_number', 'pan_number', 'vat_number', 'tan_number'] as const;

const UserProfileForm = ({ record }: { record: User }) => {
  const name = nameOfUser(record);
  const form = useResourceForm({
    noun: $localize`profile`,
    resource: userProfileResource,
    record,
    list: '/users',
    name: () => name,
    schema: SaveUserProfileBody,
    secret: [...numbers, ...media],
  });
  const role = roleOf(record);
  return (
    <FormPage form={form}>
      <Text size="sm">
        <LinkText inherit {...userArea.open(record.id)}>
          {$localize`Account and role`}
        </LinkText>
      </Text>
      {(role === undefined || isVendorRole(role)) && (
        <CompletenessLine profile={record.profile} vendor={role !== undefined} />
      )}
      <FormSection title={$localize`Company`}>
        <TextField form={form} name="company_name" />
        <CountField form={form} name="employees" />
        <PlainDateField form={form} name="established_at" max={todayInNepal()} />
      </FormSection>
      <FormSection title={$localize`Contact`}>
        <LocationField form={form} name="address_1" />
        <LocationField form={form} name="address_2" />
        <AdvisedField form={form} name="phone_1" type="tel" dir="ltr" advise={phoneProblem} />
        <AdvisedField form={form} name="phone_2" type="tel" dir="ltr" advise={phoneProblem} />
      </FormSection>
      <FormSection
        title={$localize`Numbers`}
        description={$localize`Not kept in drafts or exports: they are lost if you leave without saving.`}
      >
        {numbers.map((name) => (
          <TextField key={name} form={form} name={name} label={wanted[name]} autoComplete="off" />
        ))}
      </FormSection>
      <FormSection title={$localize`Documents`}>
        <Documents form={form} />
      </FormSection>
    </FormPage>
  );
};

export const UserProfile = editScreen($localize`the user`, getGetUserQueryOptions, UserProfileForm);
