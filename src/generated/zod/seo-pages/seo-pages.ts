/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List SEO pages, a page at a time
 */
export const listSeoPagesQueryPageDefault = 1;

export const listSeoPagesQueryPerPageDefault = 10;
export const listSeoPagesQueryPerPageMax = 100;

export const listSeoPagesQuerySortMax = 64;


export const listSeoPagesQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listSeoPagesQueryTitleMax = 255;

export const listSeoPagesQuerySeopageableTypeTwoMax = 255;



export const ListSeoPagesQueryParams = zod.object({
  "page": zod.int().min(1).default(listSeoPagesQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listSeoPagesQueryPerPageMax).default(listSeoPagesQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listSeoPagesQuerySortMax).regex(listSeoPagesQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "title": zod.string().max(listSeoPagesQueryTitleMax).optional().describe('Part of the title, in any case.'),
  "seopageable_type": zod.union([zod.enum(['Package Region', 'Hotel Region', 'Homestay Region', 'Package', 'Hotel', 'Homestay', 'Package Activity', 'Blog']).describe('The kinds of record that a page can be written about here.'),zod.string().max(listSeoPagesQuerySeopageableTypeTwoMax)]).optional().describe('Only pages about this kind of subject, a `SeoPageSubject` or a kind that only the backend knows.')
})











export const ListSeoPagesResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Rich text.'),
  "title_footer": zod.string().nullish(),
  "description_footer": zod.string().nullish().describe('Rich text.'),
  "details_duration": zod.string().nullish(),
  "details_cost": zod.string().nullish(),
  "details_fav_time": zod.string().nullish(),
  "details_permit": zod.string().nullish(),
  "details_transport": zod.string().nullish(),
  "itinerary": zod.array(zod.looseObject({
  "title": zod.string().nullish(),
  "description": zod.string().nullish()
})).optional(),
  "cost_description": zod.looseObject({
  "title": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "on_budget": zod.string().nullish(),
  "mid_range_budget": zod.string().nullish(),
  "high_end_budget": zod.string().nullish(),
  "permit_cost": zod.string().nullish()
}).nullish(),
  "hero_text": zod.string().nullish(),
  "seopageable_id": zod.int().min(1).nullish(),
  "seopageable_type": zod.string().nullish().describe('A `SeoPageSubject`, or a kind that only the backend knows.'),
  "seopageable": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional().describe('The subject by name.'),
  "banner_image": zod.string().nullish().describe('Its address. Written as a file.'),
  "hero_image": zod.string().nullish().describe('Its address. Written as a file.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional(),
  "nearby_regions": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('Written as a list of ids.')
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
})
})

/**
 * @summary Create an SEO page
 */
export const createSeoPageBodyTitleMax = 255;

export const createSeoPageBodyDescriptionMax = 1000000;

export const createSeoPageBodyTitleFooterMax = 255;

export const createSeoPageBodyDescriptionFooterMax = 1000000;

export const createSeoPageBodyDetailsDurationMax = 255;

export const createSeoPageBodyDetailsCostMax = 255;

export const createSeoPageBodyDetailsFavTimeMax = 255;

export const createSeoPageBodyDetailsPermitMax = 255;

export const createSeoPageBodyDetailsTransportMax = 255;

export const createSeoPageBodyItineraryItemTitleMax = 255;

export const createSeoPageBodyItineraryItemDescriptionMax = 65535;

export const createSeoPageBodyCostDescriptionTitleMax = 255;

export const createSeoPageBodyCostDescriptionDescriptionMax = 65535;

export const createSeoPageBodyCostDescriptionOnBudgetMax = 255;

export const createSeoPageBodyCostDescriptionMidRangeBudgetMax = 255;

export const createSeoPageBodyCostDescriptionHighEndBudgetMax = 255;

export const createSeoPageBodyCostDescriptionPermitCostMax = 255;

export const createSeoPageBodyHeroTextMax = 1000;


export const createSeoPageBodySeopageableTypeTwoMax = 255;


export const createSeoPageBodyGalleryItemAltMax = 255;




export const CreateSeoPageBody = zod.object({
  "title": zod.string().min(1).max(createSeoPageBodyTitleMax),
  "description": zod.string().max(createSeoPageBodyDescriptionMax).optional(),
  "title_footer": zod.string().max(createSeoPageBodyTitleFooterMax).optional(),
  "description_footer": zod.string().max(createSeoPageBodyDescriptionFooterMax).optional(),
  "details_duration": zod.string().max(createSeoPageBodyDetailsDurationMax).optional(),
  "details_cost": zod.string().max(createSeoPageBodyDetailsCostMax).optional(),
  "details_fav_time": zod.string().max(createSeoPageBodyDetailsFavTimeMax).optional(),
  "details_permit": zod.string().max(createSeoPageBodyDetailsPermitMax).optional(),
  "details_transport": zod.string().max(createSeoPageBodyDetailsTransportMax).optional(),
  "itinerary": zod.array(zod.looseObject({
  "title": zod.string().min(1).max(createSeoPageBodyItineraryItemTitleMax),
  "description": zod.string().max(createSeoPageBodyItineraryItemDescriptionMax).optional()
})).optional().describe('The whole list, in order.'),
  "cost_description": zod.looseObject({
  "title": zod.string().max(createSeoPageBodyCostDescriptionTitleMax).optional(),
  "description": zod.string().max(createSeoPageBodyCostDescriptionDescriptionMax).optional(),
  "on_budget": zod.string().max(createSeoPageBodyCostDescriptionOnBudgetMax).optional(),
  "mid_range_budget": zod.string().max(createSeoPageBodyCostDescriptionMidRangeBudgetMax).optional(),
  "high_end_budget": zod.string().max(createSeoPageBodyCostDescriptionHighEndBudgetMax).optional(),
  "permit_cost": zod.string().max(createSeoPageBodyCostDescriptionPermitCostMax).optional()
}).optional(),
  "hero_text": zod.string().max(createSeoPageBodyHeroTextMax).optional(),
  "seopageable_id": zod.int().min(1),
  "seopageable_type": zod.union([zod.enum(['Package Region', 'Hotel Region', 'Homestay Region', 'Package', 'Hotel', 'Homestay', 'Package Activity', 'Blog']).describe('The kinds of record that a page can be written about here.'),zod.string().min(1).max(createSeoPageBodySeopageableTypeTwoMax)]).describe('A kind that only the backend knows is sent back as it came.'),
  "banner_image": zod.instanceof(Blob).optional(),
  "hero_image": zod.instanceof(Blob).optional(),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish(),
  "file": zod.instanceof(Blob).optional(),
  "alt": zod.string().max(createSeoPageBodyGalleryItemAltMax).optional()
}).describe('A stored picture is named by its `id`, a new one brings its `file`. A read row also has its `url`.')).optional().describe('The pictures in order; stored ones that are left out stay until they are removed through the files call.'),
  "nearby_regions": zod.array(zod.int().min(1)).optional().describe('Ids of regions of the same kind as the subject.')
})








export const CreateSeoPageResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Rich text.'),
  "title_footer": zod.string().nullish(),
  "description_footer": zod.string().nullish().describe('Rich text.'),
  "details_duration": zod.string().nullish(),
  "details_cost": zod.string().nullish(),
  "details_fav_time": zod.string().nullish(),
  "details_permit": zod.string().nullish(),
  "details_transport": zod.string().nullish(),
  "itinerary": zod.array(zod.looseObject({
  "title": zod.string().nullish(),
  "description": zod.string().nullish()
})).optional(),
  "cost_description": zod.looseObject({
  "title": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "on_budget": zod.string().nullish(),
  "mid_range_budget": zod.string().nullish(),
  "high_end_budget": zod.string().nullish(),
  "permit_cost": zod.string().nullish()
}).nullish(),
  "hero_text": zod.string().nullish(),
  "seopageable_id": zod.int().min(1).nullish(),
  "seopageable_type": zod.string().nullish().describe('A `SeoPageSubject`, or a kind that only the backend knows.'),
  "seopageable": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional().describe('The subject by name.'),
  "banner_image": zod.string().nullish().describe('Its address. Written as a file.'),
  "hero_image": zod.string().nullish().describe('Its address. Written as a file.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional(),
  "nearby_regions": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('Written as a list of ids.')
})
})

/**
 * @summary Read an SEO page
 */



export const GetSeoPageParams = zod.object({
  "seoPageId": zod.int().min(1)
})








export const GetSeoPageResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Rich text.'),
  "title_footer": zod.string().nullish(),
  "description_footer": zod.string().nullish().describe('Rich text.'),
  "details_duration": zod.string().nullish(),
  "details_cost": zod.string().nullish(),
  "details_fav_time": zod.string().nullish(),
  "details_permit": zod.string().nullish(),
  "details_transport": zod.string().nullish(),
  "itinerary": zod.array(zod.looseObject({
  "title": zod.string().nullish(),
  "description": zod.string().nullish()
})).optional(),
  "cost_description": zod.looseObject({
  "title": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "on_budget": zod.string().nullish(),
  "mid_range_budget": zod.string().nullish(),
  "high_end_budget": zod.string().nullish(),
  "permit_cost": zod.string().nullish()
}).nullish(),
  "hero_text": zod.string().nullish(),
  "seopageable_id": zod.int().min(1).nullish(),
  "seopageable_type": zod.string().nullish().describe('A `SeoPageSubject`, or a kind that only the backend knows.'),
  "seopageable": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional().describe('The subject by name.'),
  "banner_image": zod.string().nullish().describe('Its address. Written as a file.'),
  "hero_image": zod.string().nullish().describe('Its address. Written as a file.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional(),
  "nearby_regions": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('Written as a list of ids.')
})
})

/**
 * The one resource that is updated by POST.
 * @summary Change an SEO page
 */



export const UpdateSeoPageParams = zod.object({
  "seoPageId": zod.int().min(1)
})

export const updateSeoPageBodyTitleMax = 255;

export const updateSeoPageBodyDescriptionMax = 1000000;

export const updateSeoPageBodyTitleFooterMax = 255;

export const updateSeoPageBodyDescriptionFooterMax = 1000000;

export const updateSeoPageBodyDetailsDurationMax = 255;

export const updateSeoPageBodyDetailsCostMax = 255;

export const updateSeoPageBodyDetailsFavTimeMax = 255;

export const updateSeoPageBodyDetailsPermitMax = 255;

export const updateSeoPageBodyDetailsTransportMax = 255;

export const updateSeoPageBodyItineraryItemTitleMax = 255;

export const updateSeoPageBodyItineraryItemDescriptionMax = 65535;

export const updateSeoPageBodyCostDescriptionTitleMax = 255;

export const updateSeoPageBodyCostDescriptionDescriptionMax = 65535;

export const updateSeoPageBodyCostDescriptionOnBudgetMax = 255;

export const updateSeoPageBodyCostDescriptionMidRangeBudgetMax = 255;

export const updateSeoPageBodyCostDescriptionHighEndBudgetMax = 255;

export const updateSeoPageBodyCostDescriptionPermitCostMax = 255;

export const updateSeoPageBodyHeroTextMax = 1000;


export const updateSeoPageBodySeopageableTypeTwoMax = 255;


export const updateSeoPageBodyGalleryItemAltMax = 255;




export const UpdateSeoPageBody = zod.object({
  "title": zod.string().min(1).max(updateSeoPageBodyTitleMax).optional(),
  "description": zod.string().max(updateSeoPageBodyDescriptionMax).optional(),
  "title_footer": zod.string().max(updateSeoPageBodyTitleFooterMax).optional(),
  "description_footer": zod.string().max(updateSeoPageBodyDescriptionFooterMax).optional(),
  "details_duration": zod.string().max(updateSeoPageBodyDetailsDurationMax).optional(),
  "details_cost": zod.string().max(updateSeoPageBodyDetailsCostMax).optional(),
  "details_fav_time": zod.string().max(updateSeoPageBodyDetailsFavTimeMax).optional(),
  "details_permit": zod.string().max(updateSeoPageBodyDetailsPermitMax).optional(),
  "details_transport": zod.string().max(updateSeoPageBodyDetailsTransportMax).optional(),
  "itinerary": zod.array(zod.looseObject({
  "title": zod.string().min(1).max(updateSeoPageBodyItineraryItemTitleMax),
  "description": zod.string().max(updateSeoPageBodyItineraryItemDescriptionMax).optional()
})).optional().describe('The whole list, in order.'),
  "cost_description": zod.looseObject({
  "title": zod.string().max(updateSeoPageBodyCostDescriptionTitleMax).optional(),
  "description": zod.string().max(updateSeoPageBodyCostDescriptionDescriptionMax).optional(),
  "on_budget": zod.string().max(updateSeoPageBodyCostDescriptionOnBudgetMax).optional(),
  "mid_range_budget": zod.string().max(updateSeoPageBodyCostDescriptionMidRangeBudgetMax).optional(),
  "high_end_budget": zod.string().max(updateSeoPageBodyCostDescriptionHighEndBudgetMax).optional(),
  "permit_cost": zod.string().max(updateSeoPageBodyCostDescriptionPermitCostMax).optional()
}).optional(),
  "hero_text": zod.string().max(updateSeoPageBodyHeroTextMax).optional(),
  "seopageable_id": zod.int().min(1).optional(),
  "seopageable_type": zod.union([zod.enum(['Package Region', 'Hotel Region', 'Homestay Region', 'Package', 'Hotel', 'Homestay', 'Package Activity', 'Blog']).describe('The kinds of record that a page can be written about here.'),zod.string().min(1).max(updateSeoPageBodySeopageableTypeTwoMax)]).optional().describe('A kind that only the backend knows is sent back as it came.'),
  "banner_image": zod.instanceof(Blob).optional(),
  "hero_image": zod.instanceof(Blob).optional(),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish(),
  "file": zod.instanceof(Blob).optional(),
  "alt": zod.string().max(updateSeoPageBodyGalleryItemAltMax).optional()
}).describe('A stored picture is named by its `id`, a new one brings its `file`. A read row also has its `url`.')).optional().describe('The pictures in order; stored ones that are left out stay until they are removed through the files call.'),
  "nearby_regions": zod.array(zod.int().min(1)).optional().describe('Ids of regions of the same kind as the subject.')
})








export const UpdateSeoPageResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Rich text.'),
  "title_footer": zod.string().nullish(),
  "description_footer": zod.string().nullish().describe('Rich text.'),
  "details_duration": zod.string().nullish(),
  "details_cost": zod.string().nullish(),
  "details_fav_time": zod.string().nullish(),
  "details_permit": zod.string().nullish(),
  "details_transport": zod.string().nullish(),
  "itinerary": zod.array(zod.looseObject({
  "title": zod.string().nullish(),
  "description": zod.string().nullish()
})).optional(),
  "cost_description": zod.looseObject({
  "title": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "on_budget": zod.string().nullish(),
  "mid_range_budget": zod.string().nullish(),
  "high_end_budget": zod.string().nullish(),
  "permit_cost": zod.string().nullish()
}).nullish(),
  "hero_text": zod.string().nullish(),
  "seopageable_id": zod.int().min(1).nullish(),
  "seopageable_type": zod.string().nullish().describe('A `SeoPageSubject`, or a kind that only the backend knows.'),
  "seopageable": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional().describe('The subject by name.'),
  "banner_image": zod.string().nullish().describe('Its address. Written as a file.'),
  "hero_image": zod.string().nullish().describe('Its address. Written as a file.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional(),
  "nearby_regions": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('Written as a list of ids.')
})
})

/**
 * @summary Delete an SEO page
 */



export const DeleteSeoPageParams = zod.object({
  "seoPageId": zod.int().min(1)
})

export const DeleteSeoPageResponse = zod.void()

