import type { StoryContext } from 'storybook/internal/csf';
import { PackageCreate, PackageEdit } from '@/features/packages/package-form';
import { PackageList } from '@/features/packages/package-list';
import { packageTable } from '@/mocks/seed/packages';
import { packageArea } from '@/resources/packages';
import { named } from './named';
import { choose, type } from './plays';
import { resourceStories } from './resource-stories';
import { longNepali } from './texts';

/** Fills in a new package. */
const fill = async (stage: StoryContext) => {
  await named(stage, 'Pikey Peak Trek', 'pikey-peak-trek');
  await choose(stage, 'Vendor', 'Himalayan Trails Pvt. Ltd.');
  await choose(stage, 'Region', 'Everest');
  await choose(stage, 'Tag', 'Best Value');
  await type(stage, 'Price per person', '64500');
};

/** The list and the forms of packages, which have a file of stories each. */
export const packageStories = resourceStories({
  area: packageArea,
  table: packageTable,
  list: <PackageList />,
  create: <PackageCreate />,
  edit: (id) => <PackageEdit id={id} />,
  longText: {
    name: longNepali,
    duration: longNepali,
    overview: `<p>${longNepali.repeat(4)}</p>`,
    vendor_id: 1,
  },
  fill,
  answer: 'Save as active',
  leadsTo: '/packages/37/view',
  created: {
    name: 'Pikey Peak Trek',
    vendor_id: 1,
    region_id: 1,
    price_per_person: 64_500,
    tag: 'Best Value',
    status: true,
  },
  fillRefused: (stage) => named(stage, 'Everest Base Camp Trek', 'everest-base-camp-trek'),
});
