import type { SectionProps } from '@/components/form-page/long-form-page';
import { toOption } from '@/components/pickers/picker-source';
import type { PackageValues } from '@/features/packages/package-values';
import type { Package, Reference } from '@/generated/model';

/** What every section of the package form gets. */
export type PackageSectionProps = SectionProps<PackageValues, Package>;

/** The option that a record refers to, if it refers to one. */
export const chosen = (reference: Reference | null | undefined) => reference && toOption(reference);
