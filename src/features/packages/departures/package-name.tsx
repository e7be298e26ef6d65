import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { packageArea } from '@/areas/packages';
import { usePackageTrail } from '@/features/packages/package-trail';

/** Which package a screen belongs to, as a link; an empty line while its name is not known. */
export const PackageName = ({ packageId }: { packageId: number }) => {
  const name = usePackageTrail(packageId)?.[0]?.label;
  return (
    <Text size="sm" c="dimmed" mih="1.4rem">
      {name !== undefined && (
        <>
          Package:{' '}
          <Anchor renderRoot={(root) => <Link {...root} {...packageArea.open(packageId)} />}>{name}</Anchor>
        </>
      )}
    </Text>
  );
};
