import { Text } from '@mantine/core';
import { packageArea } from '@/areas/packages';
import { LinkText } from '@/components/link-button';
import { usePackageTrail } from '@/features/packages/package-trail';

/** Which package a screen belongs to, as a link; an empty line while its name is not known. */
export const PackageName = ({ packageId }: { packageId: number }) => {
  const name = usePackageTrail(packageId)?.[0]?.label;
  return (
    <Text size="sm" c="dimmed" mih="1.4rem">
      {name !== undefined && (
        <>
          Package: <LinkText {...packageArea.open(packageId)}>{name}</LinkText>
        </>
      )}
    </Text>
  );
};
