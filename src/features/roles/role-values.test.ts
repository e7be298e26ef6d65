import { expect, it } from 'vitest';
import { decode } from '@/api/tolerant/decode';
import { getRole } from '@/generated/shapes/roles';
import { CreateRoleBody } from '@/generated/zod/roles/roles';
import { validationErrors } from '@/lib/values/validation';
import { allPermissions, roleResource } from './role-values';

const view = { id: 3, name: 'blogs.view' };
const create = { id: 1, name: 'blogs.create' };

it('reads permissions as ids, always in the same order', () => {
  expect(roleResource.toValues({ id: 2, name: 'Editor', permissions: [view, create, view] })).toEqual({
    name: 'Editor',
    permissions: [1, 3],
  });
});

it('reads permissions that come as bare ids', () => {
  const answer = decode(getRole, { data: { id: 2, name: 'Editor', permissions: [3, '1'] } });
  expect(answer).toEqual({
    ok: true,
    value: { data: { id: 2, name: 'Editor', permissions: [{ id: 3 }, { id: 1 }] } },
    unreadable: [],
  });
});

it('starts without permissions, which may be saved like that', () => {
  expect(validationErrors(CreateRoleBody, roleResource.toValues())).toEqual({
    name: 'This field is required.',
  });
});

it('shows what a role holds even when it is no longer listed', () => {
  expect(allPermissions([create], [view, create])).toEqual([create, view]);
});
