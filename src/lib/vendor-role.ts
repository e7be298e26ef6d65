/** Whether the users with this role sell: the specification knows vendors, and roles by their names only. */
export const isVendorRole = ({ name }: { name?: string | null }): boolean => /vendor/i.test(name ?? '');
