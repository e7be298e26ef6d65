import {
  getCreateFeatureMockHandler,
  getDeleteFeatureMockHandler,
  getGetFeatureMockHandler,
  getListFeatureOptionsMockHandler,
  getListFeaturesMockHandler,
  getUpdateFeatureMockHandler,
} from '@/generated/api/features/features.msw';
import {
  CreateFeatureBody,
  ListFeaturesQueryParams,
  UpdateFeatureBody,
} from '@/generated/zod/features/features';
import type { Resource } from '@/mocks/context';
import { crud } from '@/mocks/http/crud';
import { features } from '@/mocks/seed/features';

export const featureHandlers: Resource = (context) => {
  const { page, options, create, read, update, remove } = crud(context, features);
  return [
    getListFeaturesMockHandler(page(ListFeaturesQueryParams)),
    getListFeatureOptionsMockHandler(options()),
    getCreateFeatureMockHandler(create(CreateFeatureBody)),
    getGetFeatureMockHandler(read()),
    getUpdateFeatureMockHandler(update(UpdateFeatureBody)),
    getDeleteFeatureMockHandler(remove()),
  ];
};
