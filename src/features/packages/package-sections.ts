import type { FormSections } from '@/components/form-page/long-form-page';
import type { Package } from '@/generated/model';
import type { PackageValues } from './package-values';
import { BasicsSection } from './sections/basics-section';
import { DescriptionSection } from './sections/description-section';
import { ImagesSection } from './sections/images-section';
import { IncludedSection } from './sections/included-section';
import { ListingSection } from './sections/listing-section';
import { PriceSection } from './sections/price-section';
import { RouteSection } from './sections/route-section';
import { SearchSection } from './sections/search-section';
import { TermsSection } from './sections/terms-section';
import { TripSection } from './sections/trip-section';

/** The sections of the package form, in their order. */
export const packageSections = [
  {
    id: 'basics',
    title: 'Package',
    description: ({ creating }) => (creating ? 'Only name and slug are needed to start.' : undefined),
    Section: BasicsSection,
  },
  { id: 'price', title: 'Price and payment', Section: PriceSection },
  { id: 'listing', title: 'Types and listing', Section: ListingSection },
  { id: 'trip', title: 'Trip', Section: TripSection },
  { id: 'route', title: 'Route and map', Section: RouteSection },
  { id: 'description', title: 'Description', Section: DescriptionSection },
  { id: 'included', title: 'What is included', Section: IncludedSection },
  { id: 'terms', title: 'Good to know and terms', Section: TermsSection },
  { id: 'images', title: 'Images', Section: ImagesSection },
  { id: 'search', title: 'Search engines', Section: SearchSection },
] satisfies FormSections<PackageValues, Package>;
