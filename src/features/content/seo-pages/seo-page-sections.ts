import { memo } from 'react';
import { BasicsSection } from './sections/basics-section';
import { CostSection } from './sections/cost-section';
import { DescriptionSection } from './sections/description-section';
import { DetailsSection } from './sections/details-section';
import { FooterSection } from './sections/footer-section';
import { ImagesSection } from './sections/images-section';
import { ItinerarySection } from './sections/itinerary-section';
import { NearbySection } from './sections/nearby-section';

/** The sections of the SEO page form, in their order. An edit in one of them renders none of the others again. */
export const seoPageSections = [
  { id: 'basics', title: 'SEO page', Section: memo(BasicsSection) },
  { id: 'description', title: 'Description', Section: memo(DescriptionSection) },
  { id: 'details', title: 'Details', Section: memo(DetailsSection) },
  { id: 'itinerary', title: 'Itinerary', Section: memo(ItinerarySection) },
  { id: 'cost', title: 'Cost description', Section: memo(CostSection) },
  { id: 'images', title: 'Images', Section: memo(ImagesSection) },
  { id: 'nearby', title: 'Nearby regions', Section: memo(NearbySection) },
  { id: 'footer', title: 'Footer', Section: memo(FooterSection) },
] as const;
