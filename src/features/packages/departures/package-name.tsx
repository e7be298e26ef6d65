import { Text } from '@mantine/core';
import { LinkText } from '@/components/links/link-button';
import { usePackageTrail } from '@/features/packages/package-trail';
import { packageArea } from '@/resources/packages';

/** The package of a screen, as a link; an empty line until its name is known. */
export const PackageName = ({ packageId }: { packageId: number }) => {
  const name = usePackageTrail(packageId)?.[0]?.label;
  return (
    <Text size="sm" c="dimmed" mih="1.4rem">
      {name !== undefined && (
        <>
          {$localize`Package: `}
          <LinkText {...packageArea.open(packageId)}>{name}</LinkText>
        </>
      )}
    </Text>
  );
};
