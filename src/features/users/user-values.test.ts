import { expect, it } from 'vitest';
import { CreateUserBody } from '@/generated/zod/users/users';
import { validationErrors } from '@/lib/values/validation';
import { userSchema } from './user-schema';
import { nameOfUser, userResource } from './user-values';

const bodyOf = (values: ReturnType<typeof userResource.toValues>) => userResource.bodyOf(values, values);

const pemba = {
  id: 12,
  first_name: 'Pemba',
  middle_name: null,
  last_name: 'Sherpa',
  email: 'pemba@example.com',
  username: 'pemba.sherpa',
  roles: [
    { id: 3, name: 'Vendor' },
    { id: 1, name: 'Administrator' },
  ],
  status: false,
};
const filled = {
  ...userResource.toValues(pemba),
  password: 'Sagarmatha-8849',
  password_confirmation: 'Sagarmatha-8849',
};

it('reads the first of the roles as the role, and no password', () => {
  expect(userResource.toValues(pemba)).toEqual({
    first_name: 'Pemba',
    middle_name: '',
    last_name: 'Sherpa',
    email: 'pemba@example.com',
    username: 'pemba.sherpa',
    password: '',
    password_confirmation: '',
    role_id: 3,
    status: false,
  });
});

it('starts active, without a role', () => {
  expect(userResource.toValues()).toMatchObject({ role_id: null, status: true });
});

it('leaves the password alone unless one is typed', () => {
  expect(bodyOf(userResource.toValues(pemba))).not.toHaveProperty('password');
  expect(bodyOf(filled)).toMatchObject({
    password: 'Sagarmatha-8849',
    password_confirmation: 'Sagarmatha-8849',
  });
});

it('wants the same password twice, whatever else is wrong', () => {
  const body = bodyOf({ ...filled, email: 'pemba', password_confirmation: 'Sagarmatha-8848' });
  expect(validationErrors(userSchema, body)).toEqual({
    email: 'Enter a valid e-mail address.',
    password_confirmation: 'The passwords do not match.',
  });
  expect(validationErrors(userSchema, bodyOf(filled))).toEqual({});
});

it('asks for what the contract asks for', () => {
  const missing = validationErrors(userSchema, bodyOf(userResource.toValues()));
  expect(Object.keys(missing)).toEqual(
    Object.keys(validationErrors(CreateUserBody, bodyOf(userResource.toValues()))),
  );
  expect(missing).toMatchObject({ password: 'This field is required.', role_id: 'This field is required.' });
});

it('names a user by whatever is there', () => {
  expect(nameOfUser(pemba)).toBe('Pemba Sherpa');
  expect(nameOfUser({ ...pemba, full_name: 'Pemba D. Sherpa' })).toBe('Pemba D. Sherpa');
  expect(nameOfUser({ id: 4, username: 'maya' })).toBe('maya');
  expect(nameOfUser({ id: 4 })).toBe('Unnamed user (ID 4)');
});
