import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AsyncMultiPicker } from '@/components/pickers/async-multi-picker';
import { AsyncPicker } from '@/components/pickers/async-picker';
import { homestayRegionPicker, hotelAmenityPicker } from '@/resources/pickers';
import preview from '../../.storybook/preview';
import { Held } from './held';

const meta = preview.meta({ title: 'Kit/Pickers/Amenities and regions' });

/** Thousands of amenities; a response has a hundred of them, like the API's search. */
const amenities = Array.from({ length: 5_000 }, (_, index) => ({
  id: index + 1,
  name: `amenity-${index + 1}`,
  display_name: index % 50 === 7 ? `Spa ${index + 1}` : `Amenity ${index + 1}`,
  type: 'hotel' as const,
  status: true,
}));

const searches: string[] = [];

/** A selected amenity that is not on the loaded page keeps its name while the server searches for others. */
export const AmenitiesBeyondThePage = meta.story({
  beforeEach: ({ msw }) => {
    searches.length = 0;
    msw.use(
      http.get('*/v1/admin/amenities/search', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const term = searchParams.get('display_name') ?? '';
        searches.push(`${searchParams.get('type') ?? ''} ${term}`);
        const found = amenities.filter(({ display_name: name }) =>
          name.toLowerCase().includes(term.toLowerCase()),
        );
        return HttpResponse.json({ data: found.slice(0, 100) });
      }),
      http.get('*/v1/admin/amenities/:id', ({ params }) =>
        HttpResponse.json({ data: amenities.find(({ id }) => id === Number(params.id)) }),
      ),
    );
  },
  render: () => (
    <Held<number[]> initial={[4711]}>
      {(bind) => <AsyncMultiPicker label="Amenities" source={hotelAmenityPicker} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Amenity 4711' })).toBeVisible();
    await expect(searches).toEqual([]);
    const field = canvas.getByRole('combobox', { name: 'Amenities' });
    await userEvent.click(field);
    const list = within(await screen.findByRole('listbox'));
    await expect(await list.findByRole('option', { name: 'Amenity 1' })).toBeVisible();
    await expect(list.queryByRole('option', { name: 'Amenity 4711' })).not.toBeInTheDocument();
    await userEvent.type(field, 'spa 4958');
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('[4711,4958]');
    await expect(canvas.getByRole('button', { name: 'Remove Amenity 4711' })).toBeVisible();
    await expect(searches.at(-1)).toBe('hotel spa 4958');
  },
});

/** A region missing in the list, because it is inactive or new, keeps its name through opening and searching. */
export const RegionBeyondTheList = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/v1/admin/homestay-regions', () =>
        HttpResponse.json({ data: [{ id: 1, name: 'Ghandruk' }] }),
      ),
      http.get('*/v1/admin/homestay-regions/99', () =>
        HttpResponse.json({ data: { id: 99, name: 'Upper Mustang', slug: 'upper-mustang', status: false } }),
      ),
    );
  },
  render: () => (
    <Held<number | null> initial={99}>
      {(bind) => <AsyncPicker label="Region" source={homestayRegionPicker} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('combobox', { name: 'Region' });
    await waitFor(() => expect(region).toHaveValue('Upper Mustang'));
    await userEvent.click(region);
    await expect(await screen.findByRole('option', { name: 'Ghandruk' })).toBeVisible();
    await expect(region).toHaveValue('Upper Mustang');
    await userEvent.clear(region);
    await userEvent.type(region, 'zzz');
    await expect(await screen.findByText(/Nothing matches/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(region).toHaveValue('Upper Mustang');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('99');
  },
});
