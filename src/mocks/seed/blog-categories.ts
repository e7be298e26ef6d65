import type { BlogCategory } from '@/generated/model';
import { GetBlogCategoryResponse } from '@/generated/zod/blog-categories/blog-categories';
import type { TableDefinition } from '@/mocks/db/table';

const DISPLAY_NAMES: Readonly<Record<string, string | null>> = {
  'trekking-tips': 'Trekking tips',
  festivals: 'चाडपर्व',
  gear: 'Gear and packing',
  food: 'Food of the hills',
  permits: 'Permits and paperwork',
  wildlife: 'Wildlife',
  'high-altitude': 'High altitude',
  homestay: 'घरबासका कथा',
  'city-guides': 'City guides',
  pilgrimage: 'तीर्थयात्रा',
  photography: 'Photography',
  'when-to-go': 'When to go',
  families: 'Travelling with children',
  heritage: 'सम्पदा',
  'people-of-the-hills': 'People of the hills',
  cycling: 'Mountain biking',
  rivers: 'Rafting and rivers',
  climbing: 'Climbing peaks',
  'language-lessons': 'Nepali for travellers',
  budget: 'On a small budget',
  responsible: 'Responsible travel',
  'day-hikes': 'Day hikes round Kathmandu',
  'company-news': null,
  'press-releases': null,
};

const INACTIVE = new Set(['gear', 'company-news', 'press-releases']);

export const blogCategories: TableDefinition<BlogCategory> = {
  name: 'blog-categories',
  row: GetBlogCategoryResponse.shape.data,
  unique: ['name', 'slug'],
  seed: () =>
    Object.entries(DISPLAY_NAMES).map(([name, display_name]) => ({
      name,
      slug: name,
      display_name,
      status: !INACTIVE.has(name),
    })),
};
