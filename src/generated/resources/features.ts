/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createFeature, getFeature, updateFeature, deleteFeature } from '../api/features/features';

export const featureCalls = { name: 'features', create: createFeature, read: getFeature, update: updateFeature, remove: deleteFeature };

export const featureFields = {"title":{"kind":"text","longest":255,"required":true},"status":{"kind":"switch","default":true}} as const;

export type FeatureFields = typeof featureFields;
