import type { SectionProps } from '@/components/form-page/long-form-page';
import type { PackageValues } from '@/features/packages/package-values';
import type { Package } from '@/generated/model';

/** What every section of the package form gets. */
export type PackageSectionProps = SectionProps<PackageValues, Package>;
