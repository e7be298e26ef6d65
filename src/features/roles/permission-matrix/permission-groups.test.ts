import { describe, expect, it } from 'vitest';
import { cellsOf, filterRows, groupPermissions, matcher } from './permission-groups';
import { subjectKey } from './read-permission';

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));

const shape = (names: string[]) => {
  const { actions, rows } = groupPermissions(named(...names));
  return {
    actions,
    rows: rows.map(({ resource, cells, more }) => [
      resource,
      cells.map((cell) => cell?.id),
      more.map(({ action }) => action),
    ]),
  };
};

describe('groupPermissions', () => {
  it('makes a row of each resource and a column of each shared action', () => {
    expect(
      shape(['packages.delete', 'packages.create', 'hotels.view', 'hotels.create', 'hotels.delete']),
    ).toEqual({
      actions: ['create', 'delete'],
      rows: [
        ['packages', [2, 1], []],
        ['hotels', [4, 5], ['view']],
      ],
    });
  });

  it('puts the usual actions first and the commonest of the others next', () => {
    const names = [
      'a.export',
      'b.export',
      'a.approve',
      'b.approve',
      'c.approve',
      'a.update',
      'b.update',
      'a.view',
      'b.view',
    ];
    expect(shape(names).actions).toEqual(['view', 'update', 'approve', 'export']);
  });

  it('gives names without a verb rows of their own behind the others, and a verb alone the last one', () => {
    const { rows } = shape(['dashboard', 'pages.view', 'blogs.view', '.view', 'files.', 'impersonate']);
    expect(rows).toEqual([
      ['pages', [2, undefined], []],
      ['blogs', [3, undefined], []],
      ['dashboard', [undefined, 1], []],
      ['files', [undefined, 5], []],
      ['other', [undefined, undefined], ['view', 'impersonate']],
    ]);
  });

  it('meets singular and plural, and unknown verbs of a known subject, in one row', () => {
    const names = [
      'package-list',
      'create packages',
      'packages',
      'package-clean',
      'flag amenity',
      'amenities.view',
    ];
    expect(shape(names)).toEqual({
      actions: [],
      rows: [
        ['package', [], ['list', 'create', 'access', 'clean']],
        ['amenity', [], ['flag', 'view']],
      ],
    });
  });

  it('keeps two apart that say the same, and loses none', () => {
    const { rows } = groupPermissions(named('pages.view', 'blogs.view', 'view page', 'pages.view'));
    expect(rows.flatMap(cellsOf).map(({ id, label }) => [id, label])).toEqual([
      [1, 'pages: view'],
      [3, 'pages: view (view page)'],
      [4, 'pages: view (pages.view)'],
      [2, 'blogs: view'],
    ]);
  });

  it('has a row for a permission of which only the id is known', () => {
    const { rows } = groupPermissions([{ id: 4, name: 'pages.view' }, { id: 17 }, { id: 18, name: ' ' }]);
    expect(rows.map(({ resource }) => resource)).toEqual([
      'pages',
      'Permission 17 (not listed)',
      'Permission 18 (not listed)',
    ]);
  });

  it('has at most seven columns', () => {
    const actions = Array.from({ length: 12 }, (_, index) => `do-${index}`);
    const groups = groupPermissions(
      named(...['a', 'b'].flatMap((name) => actions.map((action) => `${name}.${action}`))),
    );
    expect(groups.actions).toHaveLength(7);
    expect(groups.rows[0]?.more).toHaveLength(5);
  });

  it('names each permission in words', () => {
    const [row] = groupPermissions(named('package-regions.create')).rows;
    expect(row && cellsOf(row)[0]?.label).toBe('package regions: create');
  });

  it('spells what is not written as it is named', () => {
    const { rows } = groupPermissions(named('faqs.create', 'seo-pages.view'));
    expect(rows.map(({ resource }) => resource)).toEqual(['FAQs', 'SEO pages']);
  });
});

const subjects = ['packages', 'package-regions', 'hotel-rooms', 'amenities', 'faqs', 'users'];
const singular: Partial<Record<string, string>> = {
  packages: 'package',
  amenities: 'amenity',
  faqs: 'faq',
  users: 'user',
};
const one = (subject: string) =>
  subject.replace(/[a-z]+$/, (word) => singular[word] ?? word.replace(/s$/, ''));
const styles: Record<string, (subject: string) => string[]> = {
  'Laravel, with dots': (of) =>
    ['view', 'create', 'update', 'delete', 'approve'].map((verb) => `${of}.${verb}`),
  'Laravel resources': (of) => ['index', 'store', 'show', 'update', 'destroy'].map((verb) => `${of}.${verb}`),
  'Spatie, with hyphens': (of) => ['list', 'create', 'edit', 'delete'].map((verb) => `${one(of)}-${verb}`),
  'Spatie, in words': (of) =>
    ['view', 'create', 'edit', 'delete', 'publish'].map((verb) => `${verb} ${of.replace('-', ' ')}`),
  'Filament Shield': (of) =>
    [
      'view',
      'view_any',
      'create',
      'update',
      'delete',
      'delete_any',
      'force_delete',
      'restore',
      'replicate',
    ].map((verb) => `${verb}_${one(of).replace('-', '::')}`),
  'NestJS, with colons': (of) => ['read', 'create', 'update', 'delete'].map((verb) => `${one(of)}:${verb}`),
  'NestJS, verb first': (of) => ['read', 'create', 'update', 'remove'].map((verb) => `${verb}:${of}`),
  'NestJS, enums': (of) =>
    ['CREATE', 'READ', 'EXPORT'].map((verb) => `${verb}_${of.replace('-', '_').toUpperCase()}`),
  'guards in words': (of) => ['can_view', 'can_edit', 'can_delete'].map((verb) => `${verb}_${one(of)}`),
  'words in capitals': (of) =>
    ['Browse', 'Read', 'Edit', 'Add', 'Delete'].map((verb) => `${verb} ${one(of).replace('-', ' ')}`),
};

describe('whatever style names have', () => {
  it.each(Object.entries(styles))('%s: a row for each subject, a column for each verb', (_, style) => {
    const { actions, rows } = groupPermissions(named(...subjects.flatMap(style)));
    expect(rows.map(({ resource }) => subjectKey(resource.toLowerCase().split(' ')))).toEqual(
      subjects.map((subject) => subjectKey(subject.split('-'))),
    );
    expect(actions).toHaveLength(Math.min(style('x').length, 7));
    for (const row of rows) expect(cellsOf(row)).toHaveLength(style('x').length);
  });

  it('meets in one row for each subject when all are mixed', () => {
    const { rows } = groupPermissions(
      named(...subjects.flatMap((of) => Object.values(styles).flatMap((style) => style(of)))),
    );
    expect(rows).toHaveLength(subjects.length);
  });

  it('shows every permission once, under a name of its own', () => {
    const odd = [
      '',
      ' ',
      '*',
      '...',
      'can',
      'view',
      'view any',
      'other',
      'other.view',
      'dashboard',
      'प्याकेज.हेर्ने',
      'a.b.c.d',
    ];
    const all = named(
      ...subjects.flatMap((of) => Object.values(styles).flatMap((style) => style(of))),
      ...odd,
    );
    const nameless = [1001, 1002].map((id) => ({ id }));
    const cells = groupPermissions([...all, ...nameless]).rows.flatMap(cellsOf);
    expect(cells.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      [...all, ...nameless].map(({ id }) => id),
    );
    expect(new Set(cells.map(({ label }) => label)).size).toBe(cells.length);
  });
});

describe('the search', () => {
  const { rows } = groupPermissions(
    named('packages.create', 'packages.view', 'package-regions.create', 'blogs.view'),
  );
  const found = (term: string) =>
    filterRows(rows, matcher(term)).map((row) => [row.resource, cellsOf(row).map(({ action }) => action)]);

  it('finds resources, actions and both, as words or as named', () => {
    expect(found('blogs')).toEqual([['blogs', ['view']]]);
    expect(found('CREATE')).toEqual([
      ['packages', ['create']],
      ['package regions', ['create']],
    ]);
    expect(found('reg crea')).toEqual([['package regions', ['create']]]);
    expect(found('package-regions.create')).toEqual([['package regions', ['create']]]);
    expect(found('yak')).toEqual([]);
  });

  it('leaves rows alone of which everything shows', () => {
    expect(filterRows(rows, matcher('package'))[0]).toBe(rows[0]);
    expect(filterRows(rows, matcher(' '))).toHaveLength(3);
  });
});
