import { Fragment } from 'react';
import { Progress, Stack, Text } from '@mantine/core';
import { LinkText } from '@/components/links/link-button';
import { owedOf, wanted } from '@/domain/vendors/owed';
import type { UserProfile } from '@/generated/model';
import { plural } from '@/lib/text/plural';

interface CompletenessLineProps {
  /** The saved profile. */
  profile: UserProfile | null | undefined;
  vendor: boolean;
}

const total = Object.keys(wanted).length;

/** The completeness of a profile, and its missing fields, as links to them. */
export const CompletenessLine = ({ profile, vendor }: CompletenessLineProps) => {
  const owed = owedOf(profile);
  const lead = vendor
    ? plural(owed.length, {
        one: 'This vendor still owes # thing:',
        other: 'This vendor still owes # things:',
      })
    : plural(owed.length, { one: '# thing is missing:', other: '# things are missing:' });
  return (
    <Stack gap={6}>
      <Progress
        value={(1 - owed.length / total) * 100}
        color={owed.length === 0 ? 'success' : 'primary'}
        aria-label="Completeness of the profile"
      />
      {owed.length === 0 ? (
        <Text size="sm">The profile is complete.</Text>
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
