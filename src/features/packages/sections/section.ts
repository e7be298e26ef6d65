import type { FieldsForm } from '@/components/form-page/use-resource-form';
import type { Package } from '@/generated/model';
import type { PackageValues } from '@/features/packages/package-values';

/** What every section of the package form gets. */
export interface PackageSectionProps {
  id: string;
  title: string;
  form: FieldsForm<PackageValues>;
  /** The record on display, or the one that a copy was made from; the names of what it refers to are taken from it. */
  record: Package | undefined;
}
