const ACTIONS = ['view', 'create', 'update', 'delete', 'approve', 'export', 'restore'];

/** Permissions of made-up resources, seven actions each; one in a hundred follows no pattern. */
export const manyPermissions = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const resource = `resource-${Math.floor(index / ACTIONS.length) + 1}`;
    const name =
      index % 100 === 99 ? `legacy-${index}` : `${resource}.${ACTIONS[index % ACTIONS.length] ?? ''}`;
    return { id: index + 1, name };
  });
