import { describe, expect, it } from 'vitest';
import { noteOmitted, unreadableOf } from '@/api/tolerant/unreadable';
import { validationErrors } from '@/lib/values/validation';
import { toOwnValues, withUnknown } from './own-profile-values';
import { passwordResource, passwordSchema } from './password-resource';

it('reads one’s own account, whatever is missing', () => {
  expect(toOwnValues({ id: 1, first_name: 'Maya', last_name: null })).toEqual({
    first_name: 'Maya',
    middle_name: '',
    last_name: '',
    email: '',
    username: '',
  });
});

it('counts what is needed and was not said as unreadable', () => {
  const profile = { id: 1, first_name: 'Maya', last_name: 'Gurung', email: 'maya@example.com' };
  noteOmitted(profile, ['middle_name', 'username']);
  expect(unreadableOf(withUnknown(profile)).map(({ path }) => path)).toEqual(['username']);
});

describe('one’s own password', () => {
  const typed = {
    old_password: 'Machhapuchhre-1',
    new_password: 'Annapurna-8091',
    confirm_password: 'Annapurna',
  };

  it('is asked for whole: the old one, and the new one twice alike', () => {
    expect(validationErrors(passwordSchema, typed)).toEqual({
      confirm_password: 'The passwords do not match.',
    });
    const confirmed = { ...typed, confirm_password: 'Annapurna-8091' };
    expect(validationErrors(passwordSchema, confirmed)).toEqual({});
    expect(Object.keys(validationErrors(passwordSchema, { ...confirmed, old_password: '' }))).toEqual([
      'old_password',
    ]);
  });

  it('counts as changed in all of its fields once one is typed', () => {
    const stored = passwordResource.toValues();
    expect(passwordResource.bodyOf(stored, stored)).toEqual({});
    expect(passwordResource.bodyOf(typed, stored)).toEqual(typed);
  });
});
