import { describe, expect, it } from 'vitest';
import { cellsOf, filterRows, groupPermissions, matcher } from './permission-groups';

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

  it('keeps names without the pattern in a last group', () => {
    const { rows } = shape(['access-back-office', 'pages.view', 'blogs.view', '.view', 'files.']);
    expect(rows).toEqual([
      ['pages', [2], []],
      ['blogs', [3], []],
      ['other', [undefined], ['access back office', 'view', 'files']],
    ]);
  });

  it('loses none of two that say the same', () => {
    const { rows } = groupPermissions(named('pages.view', 'blogs.view', 'pages.view'));
    expect(rows.flatMap(cellsOf).map(({ id }) => id)).toEqual([1, 3, 2]);
  });

  it('has at most seven columns', () => {
    const actions = Array.from({ length: 12 }, (_, index) => `do-${String(index)}`);
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
