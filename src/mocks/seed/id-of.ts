interface Seed {
  name: string;
  seed: () => readonly { slug?: string | null }[];
}

/** The id of the row with this slug: its position in the seed. */
export const idOf = ({ name, seed }: Seed, slug: string): number => {
  const place = seed().findIndex((candidate) => candidate.slug === slug);
  if (place < 0) throw new Error(`The seed of ${name} has no "${slug}".`);
  return place + 1;
};
