/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createUser, getUser, updateUser, deleteUser, listUsers } from '../api/users/users';

export const userFields = {"first_name":{"kind":"text","required":true},"middle_name":{"kind":"text"},"last_name":{"kind":"text","required":true},"email":{"kind":"text","required":true},"username":{"kind":"text","longest":64,"required":true},"password":{"kind":"text","required":true},"password_confirmation":{"kind":"text","required":true},"role_id":{"kind":"record","to":"roles","required":true},"status":{"kind":"switch","default":true}} as const;

export const userContract = { name: 'users', fields: userFields, schema: () => import('../zod/users/users').then((module) => module.CreateUserBody), create: createUser, read: getUser, update: updateUser, remove: deleteUser, list: listUsers };
