import { BasicsSection } from './sections/basics-section';
import { CostSection } from './sections/cost-section';
import { DescriptionSection } from './sections/description-section';
import { DetailsSection } from './sections/details-section';
import { FooterSection } from './sections/footer-section';
import { ImagesSection } from './sections/images-section';
import { ItinerarySection } from './sections/itinerary-section';
import { NearbySection } from './sections/nearby-section';

/** The sections of the SEO page form, in their order. */
export const seoPageSections = [
  { id: 'basics', title: 'SEO page', Section: BasicsSection },
  { id: 'description', title: 'Description', Section: DescriptionSection },
  { id: 'details', title: 'Details', Section: DetailsSection },
  { id: 'itinerary', title: 'Itinerary', Section: ItinerarySection },
  { id: 'cost', title: 'Cost description', Section: CostSection },
  { id: 'images', title: 'Images', Section: ImagesSection },
  { id: 'nearby', title: 'Nearby regions', Section: NearbySection },
  { id: 'footer', title: 'Footer', Section: FooterSection },
] as const;
