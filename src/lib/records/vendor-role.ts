/** Whether users with this role sell: the API has no flag for vendors, so the role's name decides. */
export const isVendorRole = ({ name }: { name?: string | null }): boolean => /vendor/i.test(name ?? '');
