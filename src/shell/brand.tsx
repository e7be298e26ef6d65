/** The application's logo; the favicon has the same peaks. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden focusable="false">
    <rect width="32" height="32" rx="7" fill="var(--mantine-color-primary-7)" />
    <path d="M3.5 24.5 12.6 9.2l4.2 6.9 3.1-4.6 8.6 13z" fill="var(--mantine-color-white)" />
    <path d="M12.6 9.2 9.3 14.8l2.2 1.5 1.6-1.3 1.9 1.6 1.1-1.6z" fill="var(--mantine-color-primary-3)" />
  </svg>
);
