import { expect, waitFor } from 'storybook/test';
import { AmenityList } from '@/features/amenities/amenity-list';
import { amenities } from '@/mocks/seed/amenities';
import preview from '../../.storybook/preview';
import { filterBy } from '../support/plays';
import { switchesSparseRow } from '../support/sparse-rows';

const meta = preview.meta({ title: 'Features/Amenities', parameters: { router: { path: '/amenities' } } });

export const List = meta.story({
  render: () => <AmenityList />,
  play: async (stage) => {
    await filterBy(stage, 'Display name', 'display_name', 'parking');
    await waitFor(() => expect(stage.canvas.queryByRole('link', { name: 'wifi' })).not.toBeInTheDocument());
    await expect(stage.canvas.getByRole('link', { name: 'parking' })).toBeVisible();
  },
});

export const SwitchSparseRow = meta.story({
  render: List.input.render,
  ...switchesSparseRow({
    table: amenities,
    row: { name: 'wifi', display_name: 'Wi-Fi', type: 'hotel' },
    name: 'Wi-Fi',
    sent: { name: 'wifi', display_name: 'Wi-Fi', type: 'hotel', status: '0' },
  }),
});
