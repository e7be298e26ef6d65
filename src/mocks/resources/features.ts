import {
  getCreateFeatureMockHandler,
  getDeleteFeatureMockHandler,
  getGetFeatureMockHandler,
  getListFeatureOptionsMockHandler,
  getListFeaturesMockHandler,
  getUpdateFeatureMockHandler,
} from '@/generated/api/features/features.msw';
import type { FeatureReference } from '@/generated/model';
import {
  CreateFeatureBody,
  ListFeaturesQueryParams,
  UpdateFeatureBody,
} from '@/generated/zod/features/features';
import type { Resource } from '@/mocks/context';
import { crud } from '@/mocks/http/crud';
import { features } from '@/mocks/seed/features';

export const featureHandlers: Resource = (context) => {
  const { page, create, read, update, remove } = crud(context, features);
  const { options } = crud(context, features, {
    present: ({ id, title }): FeatureReference => ({ id, title }),
  });
  return [
    getListFeaturesMockHandler(page(ListFeaturesQueryParams)),
    getListFeatureOptionsMockHandler(options()),
    getCreateFeatureMockHandler(create(CreateFeatureBody)),
    getGetFeatureMockHandler(read()),
    getUpdateFeatureMockHandler(update(UpdateFeatureBody)),
    getDeleteFeatureMockHandler(remove()),
  ];
};
