import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { packageHome, usePackageTrail } from '@/features/packages/package-home';

/** Which package a screen belongs to, as a link; an empty line while its name is not known. */
export const PackageName = ({ packageId }: { packageId: number }) => {
  const name = usePackageTrail(packageId)?.[0]?.label;
  return (
    <Text size="sm" c="dimmed" mih="1.4rem">
      {name !== undefined && (
        <>
          Package:{' '}
          <Anchor renderRoot={(root) => <Link {...root} {...packageHome(packageId)} />}>{name}</Anchor>
        </>
      )}
    </Text>
  );
};
