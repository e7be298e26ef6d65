import { memo } from 'react';
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

/** The sections of the package form, in their order. An edit in one of them renders none of the others again. */
export const packageSections = [
  { id: 'basics', title: 'Package', Section: memo(BasicsSection) },
  { id: 'price', title: 'Price and payment', Section: memo(PriceSection) },
  { id: 'listing', title: 'Types and listing', Section: memo(ListingSection) },
  { id: 'trip', title: 'Trip', Section: memo(TripSection) },
  { id: 'route', title: 'Route and map', Section: memo(RouteSection) },
  { id: 'description', title: 'Description', Section: memo(DescriptionSection) },
  { id: 'included', title: 'What is included', Section: memo(IncludedSection) },
  { id: 'terms', title: 'Good to know and terms', Section: memo(TermsSection) },
  { id: 'images', title: 'Images', Section: memo(ImagesSection) },
  { id: 'search', title: 'Search engines', Section: memo(SearchSection) },
] as const;
