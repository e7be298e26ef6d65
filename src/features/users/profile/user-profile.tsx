import { Fragment, useState } from 'react';
import { Button, Progress, Stack, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { AdvisedField, CountField, TextField } from '@/components/fields/fields';
import { ImageField } from '@/components/fields/image-field';
import { PlainDateField } from '@/components/fields/plain-date-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { imageAddress } from '@/components/inputs/images/image-address';
import { LinkText } from '@/components/links/link-button';
import { editScreen } from '@/components/records/edit-screen';
import { LocationField } from '@/domain/place/location-field';
import { owedOf, wanted } from '@/domain/vendors/owed';
import { nameOfUser, roleOf } from '@/features/users/user-values';
import { getGetUserQueryOptions } from '@/generated/api/users/users';
import type { ProfileMedium, User } from '@/generated/model';
import { SaveUserProfileBody } from '@/generated/zod/users/users';
import { todayInNepal } from '@/lib/dates/dates';
import { isVendorRole } from '@/lib/records/vendor-role';
import { phoneProblem } from '@/lib/text/phone';
import { plural } from '@/lib/text/plural';
import { userArea } from '@/resources/users';
import { DocumentDialog } from './document-dialog';
import { media, newMedia, type ProfileValues, userProfileResource } from './profile-values';

interface DocumentViewerProps {
  /** The name of the document: "PAN document". */
  label: string;
  /** The URL of the stored image. */
  url: string;
}

/** A button that opens a stored document, to zoom and rotate it. */
const DocumentViewer = ({ label, url }: DocumentViewerProps) => {
  const [opened, setOpened] = useState(false);
  const address = imageAddress(url);
  if (address === undefined) return null;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEye size={14} />}
        aria-label={$localize`View ${label}:label:`}
        style={{ alignSelf: 'start' }}
        onClick={() => setOpened(true)}
      >
        {$localize`View`}
      </Button>
      <DocumentDialog opened={opened} label={label} address={address} onClose={() => setOpened(false)} />
    </>
  );
};

/** The documents of a profile: a stored one can be viewed, a new one replaces it on save. */
const Documents = ({ form }: { form: FieldsForm<ProfileValues> }) => {
  const { useWatchValue } = form.fields;
  const images = {
    profile: useWatchValue('profile'),
    pan: useWatchValue('pan'),
    vat: useWatchValue('vat'),
    tan: useWatchValue('tan'),
  };
  const sent = newMedia(images);
  /** New images are sent in one list, and the server refers to them by index. */
  const aliasesOf = (kind: ProfileMedium) =>
    sent.includes(kind) ? [`images.${sent.indexOf(kind)}`, `alt.${sent.indexOf(kind)}`] : [];
  return media.map((kind) => {
    const image = images[kind];
    const label = wanted[kind];
    return (
      <Stack key={kind} gap="xs">
        <ImageField form={form} name={kind} aliases={aliasesOf(kind)} label={label} withAlt={false} />
        {image?.url !== undefined && !image.file && <DocumentViewer label={label} url={image.url} />}
      </Stack>
    );
  });
};

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
