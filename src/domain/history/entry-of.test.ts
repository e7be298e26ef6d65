import { expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import type { SentWrite } from '@/api/client/written';
import { toldChange, toldWrite } from './entry-of';

const sent = (write: Partial<SentWrite>): SentWrite => ({
  method: 'POST',
  path: '/v1/admin/features',
  body: undefined,
  answer: undefined,
  unsure: false,
  last: undefined,
  ...write,
});

it.each<[string, Partial<SentWrite>, object | undefined]>([
  [
    'a new record, with what says something',
    { body: { title: 'Yak', status: false, note: '' }, answer: { data: { id: 9, title: 'Yak ride' } } },
    {
      kind: 'created',
      path: '/v1/admin/features/9',
      name: 'Yak ride',
      changes: [
        { field: 'title', to: 'Yak' },
        { field: 'status', to: false },
      ],
      unsure: false,
    },
  ],
  [
    'a new record whose answer was lost',
    { body: { title: 'Yak' }, unsure: true },
    { kind: 'created', path: '/v1/admin/features', name: 'Yak', unsure: true },
  ],
  [
    'a new record with files and secrets, without them',
    {
      path: '/v1/admin/users',
      body: toFormData({
        first_name: 'Maya',
        password: 'x',
        password_confirmation: 'x',
        images: [new File([''], 'a.png')],
      }),
      answer: { data: { id: 2 } },
    },
    {
      name: 'Maya',
      changes: [
        { field: 'first_name', to: 'Maya' },
        { field: 'password', hidden: true },
      ],
    },
  ],
  [
    'a deletion, with the record as it was read',
    {
      method: 'DELETE',
      path: '/v1/admin/users/3',
      last: {
        id: 3,
        full_name: 'Maya Gurung',
        profile: { pan_number: '6', media: [{ url: '/pan.jpg' }], phone_1: '01' },
      },
    },
    {
      kind: 'deleted',
      name: 'Maya Gurung',
      record: { id: 3, full_name: 'Maya Gurung', profile: { phone_1: '01' } },
    },
  ],
  [
    'a deletion of what was not read',
    { method: 'DELETE', path: '/v1/admin/files/8' },
    { kind: 'deleted', path: '/v1/admin/files/8', name: '', record: undefined },
  ],
  [
    'an approval',
    {
      method: 'PATCH',
      path: '/v1/admin/package/5/approve-request',
      answer: { data: { id: 5, name: 'EBC' } },
    },
    { kind: 'approved', path: '/v1/admin/package/5', name: 'EBC' },
  ],
  [
    'a cancellation',
    { method: 'PATCH', path: '/v1/admin/bookings/7', body: { status: 'cancelled' } },
    { kind: 'cancelled', path: '/v1/admin/bookings/7' },
  ],
  [
    'a banner’s switch',
    { path: '/v1/admin/banners/status', body: { id: 4, status: false } },
    { kind: 'changed', path: '/v1/admin/banners/4', changes: [{ field: 'status', from: true, to: false }] },
  ],
  [
    'a new password, not which',
    {
      path: '/v1/admin/reset-password',
      body: { old_password: 'a', new_password: 'b', confirm_password: 'b' },
    },
    { kind: 'changed', changes: [{ field: 'password', hidden: true }] },
  ],
  ['no update, of which the change says more', { method: 'PATCH', path: '/v1/admin/features/5' }, undefined],
  ['no update by POST', { path: '/v1/admin/seo-pages/5' }, undefined],
  ['no profile', { path: '/v1/admin/users/5/profiles' }, undefined],
])('tells %s', (_, write, expected) => {
  const told = toldWrite(sent(write));
  if (expected) expect(told).toMatchObject(expected);
  else expect(told).toBeUndefined();
});

it('tells nothing of an update that changed nothing', () => {
  const change = { path: '/v1/admin/features/5', name: 'Yak', changes: [], unsure: false };
  expect(toldChange(change)).toBeUndefined();
});
