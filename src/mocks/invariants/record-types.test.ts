import { expect, it } from 'vitest';
import { RESOURCES } from './resources';

interface Kept {
  fields?: object | undefined;
}

const [module] = Object.values(
  import.meta.glob<{ recordTypes: Readonly<Record<string, { of: (parent: number) => Kept }>> }>(
    '/src/routes/_shell/-record-types.ts',
    { eager: true },
  ),
);

/** The resources of all types: tools over many records know only these. */
const listed = Object.values(module?.recordTypes ?? {}).map(({ of }) => of(1));

/** The images of a package are another form of its resource. */
const whole = RESOURCES.filter(([name]) => name !== 'packageImages');

it.each(whole)('%s is among the record types', (_, resource) => {
  const isListed = listed.some(
    (other) => other === resource || (other.fields !== undefined && other.fields === resource.fields),
  );
  expect(isListed).toBe(true);
});
