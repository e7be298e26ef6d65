import { expect, fn, screen, waitFor } from 'storybook/test';
import { AsyncMultiPicker } from '@/components/pickers/async-multi-picker';
import { AsyncPicker } from '@/components/pickers/async-picker';
import { type PickerOption, type PickerSource, wholeList } from '@/components/pickers/picker-source';
import preview from '../../.storybook/preview';
import { expectPageFits } from '../support/page-fits';
import { longNepali } from '../support/texts';
import { Held } from './held';

const meta = preview.meta({ title: 'Kit/Pickers' });

const regions: PickerOption[] = [
  { value: 1, label: 'Pokhara', hint: 'Kaski, Gandaki' },
  { value: 2, label: 'Lumbini', hint: 'Rupandehi' },
  { value: 3, label: 'लुम्बिनी क्षेत्र', hint: 'Kapilvastu' },
  { value: 4, label: longNepali, hint: longNepali },
];

const plainList: PickerSource = {
  queryKey: ['regions'],
  filter: 'client',
  load: () => Promise.resolve({ options: regions }),
};

/** Returns three owners for any term, like a server with thousands. */
const serverSearch: PickerSource = {
  queryKey: ['owners'],
  filter: 'server',
  load: (term) =>
    Promise.resolve({
      options:
        term === 'nobody' ? [] : [1, 2, 3].map((value) => ({ value, label: `${term || 'Owner'} ${value}` })),
    }),
};

const manyRows: PickerSource = {
  queryKey: ['many'],
  filter: 'client',
  load: () =>
    Promise.resolve({
      options: Array.from({ length: 10_000 }, (_, index) => ({ value: index, label: `Package ${index}` })),
    }),
};

/** Fails once per story. */
const failing = (): PickerSource => {
  let failures = 1;
  return {
    queryKey: ['failing'],
    filter: 'client',
    load: () =>
      failures-- > 0 ? Promise.reject(new Error('Offline')) : Promise.resolve({ options: regions }),
  };
};

export const Single = meta.story({
  render: () => (
    <Held<number | null> initial={null}>
      {(bind) => <AsyncPicker label="Region" required source={plainList} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.type(region, 'kasKI');
    await expect(await screen.findByRole('option', { name: /Pokhara/ })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(region).toHaveValue('Pokhara');
    await expect(region).toHaveAttribute('aria-expanded', 'false');
    // Text typed after a click replaces the name.
    await userEvent.type(region, 'zzz');
    await expect(await screen.findByText('Nothing matches “zzz”.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(region).toHaveValue('Pokhara');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Region' }));
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('null');
    await waitFor(() => expect(region).toHaveFocus());
    // By keys: Tab leaves the field at once, and one that is left empty has nothing chosen.
    await userEvent.type(region, 'kasKI');
    await screen.findByRole('option', { name: /Pokhara/ });
    await userEvent.keyboard('{Enter}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Clear Region' })).not.toHaveFocus();
    await userEvent.clear(region);
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('1');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('null');
  },
});

const saved = fn();

/** Enter selects the search result; it never submits the form around the picker. */
export const EnterInAForm = meta.story({
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saved();
      }}
    >
      <Held<number | null> initial={null}>
        {(bind) => <AsyncPicker label="Region" source={plainList} {...bind} />}
      </Held>
      <Held<number[]> initial={[1]}>
        {(bind) => <AsyncMultiPicker label="Regions" source={plainList} {...bind} />}
      </Held>
      <button type="submit">Save</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.type(region, 'zzz');
    await expect(await screen.findByText(/Nothing matches/)).toBeVisible();
    await userEvent.keyboard('{Enter}{Backspace}{Backspace}{Backspace}lumb');
    await expect(await screen.findByRole('option', { name: /Lumbini/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(region).toHaveValue('Lumbini');
    const regions = canvas.getByRole('combobox', { name: 'Regions' });
    await userEvent.type(regions, 'pokh');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Pokhara' })).toBeVisible();
    await userEvent.clear(regions);
    await userEvent.type(regions, 'lumb{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Remove Lumbini' })).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
  },
});

export const ValueFromTheRecord = meta.story({
  render: () => (
    <Held<number | null> initial={77}>
      {(bind) => (
        <AsyncPicker
          label="Owner"
          source={serverSearch}
          selected={{ value: 77, label: 'Pemba Sherpa', hint: 'pemba@example.com' }}
          {...bind}
        />
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const owner = canvas.getByRole('combobox', { name: 'Owner' });
    await expect(owner).toHaveValue('Pemba Sherpa');
    await userEvent.clear(owner);
    await userEvent.type(owner, 'Dawa');
    await userEvent.click(await screen.findByRole('option', { name: 'Dawa 2' }));
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('2');
    await userEvent.clear(owner);
    await userEvent.type(owner, 'nobody');
    await expect(await screen.findByText('Nothing matches “nobody”.')).toBeVisible();
    await userEvent.tab();
    await expect(owner).toHaveValue('Dawa 2');
  },
});

export const InTheOtherScript = meta.story({
  render: () => (
    <Held<number | null> initial={null}>
      {(bind) => <AsyncPicker label="Region" source={plainList} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.click(region);
    await userEvent.paste('\tपोखरा\u200b');
    await expect(await screen.findByRole('option', { name: /Pokhara/ })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(region);
    await userEvent.type(region, 'lumbini');
    await expect(await screen.findByRole('option', { name: /लुम्बिनी क्षेत्र/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(region).toHaveValue('Lumbini');
  },
});

const asked: string[] = [];

/** Finds literal text only, and notes what it was asked for. */
const literal: PickerSource = {
  queryKey: ['literal'],
  filter: 'server',
  load: (term) => {
    asked.push(term);
    const all = ['Tengboche Monastery', 'पोखरा'].map((label, value) => ({ value: value + 1, label }));
    return Promise.resolve({ options: all.filter(({ label }) => label.includes(term)) });
  },
};

export const AnotherSpellingAsked = meta.story({
  render: () => (
    <Held<number | null> initial={null}>
      {(bind) => <AsyncPicker label="Stop" source={literal} {...bind} />}
    </Held>
  ),
  beforeEach: () => {
    asked.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const stop = canvas.getByRole('combobox', { name: 'Stop' });
    await userEvent.click(stop);
    await userEvent.paste('Tyangboche');
    await expect(
      await screen.findByText('Nothing matches “Tyangboche”. These match “Tengboche”.'),
    ).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(stop);
    await userEvent.paste('Pokhara');
    await expect(await screen.findByText('Nothing matches “Pokhara”. These match “पोखरा”.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('2');
    await userEvent.clear(stop);
    await userEvent.paste('Yak Lodge');
    await expect(await screen.findByText('Nothing matches “Yak Lodge”.')).toBeVisible();
    await expect(asked).toEqual(['', 'Tyangboche', 'Tengboche', 'Pokhara', 'पोखरा', 'Yak Lodge']);
  },
});

export const NameLookedUp = meta.story({
  render: () => (
    <Held<number | null> initial={2}>
      {(bind) => <AsyncPicker label="Region" source={plainList} {...bind} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveValue('Lumbini'));
  },
});

const signals: AbortSignal[] = [];

const slowSearch: PickerSource = {
  queryKey: ['slow'],
  filter: 'server',
  load: (_term, signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  },
};

export const TypingOnAborts = meta.story({
  render: () => (
    <Held<number | null> initial={null}>
      {(bind) => <AsyncPicker label="Owner" source={slowSearch} {...bind} />}
    </Held>
  ),
  beforeEach: () => {
    signals.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const owner = canvas.getByRole('combobox', { name: 'Owner' });
    await userEvent.click(owner);
    await waitFor(() => expect(signals).toHaveLength(1));
    await userEvent.type(owner, 'Dawa');
    await waitFor(() => expect(signals.length).toBeGreaterThan(1));
    await expect(signals[0]?.aborted).toBe(true);
    await expect(signals.at(-1)?.aborted).toBe(false);
  },
});

/** A selected record missing in the whole list, such as an inactive region, is loaded separately. */
const withOneApart: PickerSource = {
  ...plainList,
  queryKey: ['regions', 'active'],
  byId: (id) => Promise.resolve({ value: id, label: `Inactive region ${id}` }),
};

export const NameOutsideTheList = meta.story({
  render: () => (
    <Held<number[]> initial={[2, 40]}>
      {(bind) => <AsyncMultiPicker label="Regions" source={withOneApart} {...bind} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Inactive region 40' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Lumbini' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => {
    const never: PickerSource = {
      queryKey: ['never'],
      filter: 'client',
      load: () => new Promise(() => undefined),
    };
    return (
      <Held<number | null> initial={null}>
        {(bind) => <AsyncPicker label="Region" source={never} {...bind} />}
      </Held>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Region' }));
    await expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => {
    const source = failing();
    return (
      <Held<number | null> initial={null}>
        {(bind) => <AsyncPicker label="Region" source={source} {...bind} />}
      </Held>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.click(region);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(retry).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: /Pokhara/ })).toBeVisible();
    await waitFor(() => expect(region).toHaveFocus());
  },
});

export const Many = meta.story({
  render: () => (
    <Held<number | null> initial={null}>
      {(bind) => <AsyncPicker label="Package" source={manyRows} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const picker = canvas.getByRole('combobox', { name: 'Package' });
    await userEvent.click(picker);
    await expect(await screen.findByText('9,900 more. Type to find them.')).toBeVisible();
    await userEvent.type(picker, '9876');
    await userEvent.click(await screen.findByRole('option', { name: 'Package 9876' }));
    await expect(picker).toHaveValue('Package 9876');
  },
});

/** Returns the first page of a list that is requested as a whole. */
const firstPage = wholeList(['first page'], () =>
  Promise.resolve({ data: [{ id: 1, name: 'Pokhara' }], meta: { last_page: 3 } }),
);

export const APartOfTheList = meta.story({
  render: () => (
    <Held<number | null> initial={null}>
      {(bind) => <AsyncPicker label="Region" source={firstPage} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Region' }));
    await expect(await screen.findByText(/^The server sent only a part of this list/)).toBeVisible();
  },
});

export const Several = meta.story({
  render: () => (
    <Held<number[]> initial={[2]}>
      {(bind) => (
        <AsyncMultiPicker label="Regions" description="Where it leads." source={plainList} {...bind} />
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const picker = canvas.getByRole('combobox', { name: 'Regions' });
    await expect(picker).toHaveAccessibleDescription('Where it leads.');
    await expect(await canvas.findByRole('button', { name: 'Remove Lumbini' })).toBeVisible();
    await userEvent.type(picker, 'pok');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('[2,1]');
    await expect(await screen.findByRole('option', { name: /Pokhara/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('[2]');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lumbini' }));
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('[]');
    await waitFor(() => expect(picker).toHaveFocus());
  },
});

/** What was typed and matches nothing is said when the field is left, or would be saved without it. */
export const LeftUnchosen = meta.story({
  render: () => (
    <Held<number[]> initial={[2]}>
      {(bind) => (
        <>
          <AsyncPicker
            label="Region"
            source={plainList}
            value={bind.value[0]}
            onChange={(id) => bind.onChange(id === null ? [] : [id])}
          />
          <AsyncMultiPicker label="Regions" source={plainList} {...bind} />
        </>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Region', 'Regions']) {
      const picker = canvas.getByRole('combobox', { name });
      await userEvent.type(picker, 'Himal');
      await userEvent.tab();
      await expect(picker).toHaveAccessibleDescription('“Himal” was not chosen. Choose one of the list.');
      await expect(canvas.getByLabelText('Value')).toHaveTextContent('[2]');
    }
    const region = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.type(region, 'pokh');
    await screen.findByRole('option', { name: /Pokhara/ });
    await userEvent.keyboard('{Enter}');
    for (const name of ['Region', 'Regions'])
      await expect(canvas.getByRole('combobox', { name })).not.toHaveAccessibleDescription();
    // The keys that save a form do not leave it out without a word.
    await userEvent.type(region, 'Himal{Control>}s{/Control}');
    await expect(region).toHaveAccessibleDescription('“Himal” was not chosen. Choose one of the list.');
    await expect(region).toHaveFocus();
  },
});

export const WithError = meta.story({
  render: () => (
    <Held<number[]> initial={[1, 4]}>
      {(bind) => (
        <>
          <AsyncPicker
            label="Region"
            source={plainList}
            error="The region is inactive."
            value={bind.value[0]}
            onChange={() => undefined}
          />
          <AsyncMultiPicker label="Regions" source={plainList} error="Choose at most one." {...bind} />
        </>
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    const one = canvas.getByRole('combobox', { name: 'Region' });
    const several = canvas.getByRole('combobox', { name: 'Regions' });
    await expect(one).toHaveAccessibleDescription('The region is inactive.');
    await expect(several).toHaveAccessibleDescription('Choose at most one.');
    await expect(several).toBeInvalid();
  },
});

export const LongTextPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Held<number[]> initial={[4, 1]}>
      {(bind) => <AsyncMultiPicker label={longNepali} source={plainList} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findAllByRole('option');
    await expectPageFits({ canvasElement });
  },
});

export const Disabled = meta.story({
  render: () => (
    <Held<number[]> initial={[1, 2]}>
      {(bind) => (
        <>
          <AsyncPicker label="Region" source={plainList} disabled value={1} onChange={() => undefined} />
          <AsyncMultiPicker label="Regions" source={plainList} disabled {...bind} />
        </>
      )}
    </Held>
  ),
});
