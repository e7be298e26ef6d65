import { describe, expect, it } from 'vitest';
import { readPermission, subjectKey } from './read-permission';

const said = (name: string) => {
  const { subject, action } = readPermission(name);
  return `${subject.join(' ')}: ${action.join(' ')}`;
};

describe('a name', () => {
  it.each([
    ['packages.create', 'packages: create'],
    ['package-list', 'package: list'],
    ['hotel-room-create', 'hotel room: create'],
    ['create packages', 'packages: create'],
    ['Create Packages', 'packages: create'],
    ['packages:update', 'packages: update'],
    ['view_any_package', 'package: view any'],
    ['force_delete_any_package', 'package: force delete any'],
    ['view_any_hotel::room', 'hotel room: view any'],
    ['can_edit_blog', 'blog: edit'],
    ['PACKAGE_CREATE', 'package: create'],
    ['CreateHotelRoom', 'hotel room: create'],
    ['package:read:own', 'package: read own'],
    ['read:hotel-rooms', 'hotel rooms: read'],
    ['users/export', 'users: export'],
    ['admin.packages.index', 'admin packages: index'],
    ['packages.*', 'packages: everything'],
    ['store.view', 'store: view'],
    ['store-list', 'store: list'],
    ['view-price-list', 'price list: view'],
    ['packages.force-delete', 'packages: force delete'],
    ['settings.update-logo', 'settings: update logo'],
    ['mail.flush', 'mail: flush'],
    ['impersonate', ': impersonate'],
    ['.view', ': view'],
    ['dashboard', 'dashboard: '],
    ['back-office', 'back office: '],
    ['access-back-office', 'back office: access'],
    ['प्याकेज.हेर्ने', 'प्याकेज: हेर्ने'],
    ['', ': '],
    ['...', ': '],
  ])('"%s" says "%s"', (name, words) => {
    expect(said(name)).toBe(words);
  });
});

describe('a subject', () => {
  it.each([
    ['package', 'packages'],
    ['amenity', 'amenities'],
    ['faq', 'faqs'],
    ['status', 'statuses'],
    ['address', 'addresses'],
    ['house', 'houses'],
    ['box', 'boxes'],
    ['menu', 'menus'],
    ['movie', 'movies'],
  ])('is the same as %s and %s', (one, many) => {
    expect(subjectKey([one])).toBe(subjectKey([many]));
  });

  it.each([
    ['plan', 'plane'],
    ['hotel', 'hostel'],
    ['package', 'packaging'],
  ])('is another as %s and %s', (one, other) => {
    expect(subjectKey([one])).not.toBe(subjectKey([other]));
  });
});
