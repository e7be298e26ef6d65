/** The id of the row with this slug: its place in the seed. */
export const idOf = ({ seed }: { seed: () => readonly { slug?: string | null }[] }, slug: string): number =>
  seed().findIndex((candidate) => candidate.slug === slug) + 1;
