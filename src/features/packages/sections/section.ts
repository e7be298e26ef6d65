import type { FieldsForm } from '@/components/form-page/resource-form';
import { toOption } from '@/components/pickers/picker-source';
import type { PackageValues } from '@/features/packages/package-values';
import type { Package, Reference } from '@/generated/model';

/** What every section of the package form gets. */
export interface PackageSectionProps {
  id: string;
  title: string;
  form: FieldsForm<PackageValues>;
  /** The record on display, or the one that a copy was made from; the names of what it refers to are taken from it. */
  record: Package | undefined;
}

/** The option that a record refers to, if it refers to one. */
export const chosen = (reference: Reference | null | undefined) => reference && toOption(reference);
