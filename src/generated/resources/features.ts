/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createFeature, getFeature, updateFeature, deleteFeature, listFeatures } from '../api/features/features';

export const featureFields = {"title":{"kind":"text","required":true},"status":{"kind":"switch","default":true}} as const;

export const featureContract = { name: 'features', fields: featureFields, schema: () => import('../zod/features/features').then((module) => module.CreateFeatureBody), create: createFeature, read: getFeature, update: updateFeature, remove: deleteFeature, list: listFeatures };
