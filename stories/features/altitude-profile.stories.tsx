import { expect } from 'storybook/test';
import { AltitudeProfile } from '@/domain/nepal/places/altitude-profile';
import preview from '../../.storybook/preview';
import { longNepali } from '../support/texts';

const day = (title: string, accommodation = '', description = '') => ({ title, accommodation, description });
const days = (...titles: string[]) => titles.map((title) => day(title));

const meta = preview.meta({
  title: 'Screens/Packages/Itinerary/Altitude profile',
  component: AltitudeProfile,
  args: {
    region: 'Everest',
    days: [
      day('Fly to Lukla, trek to Phakding', 'Tea house in Phakding'),
      ...days('Phakding to Namche', 'Rest day in Namche', 'Namche to Tengboche', 'Tengboche to Dingboche'),
      ...days('Rest day in Dingboche', 'Dingboche to Lobuche', 'Lobuche to Gorak Shep'),
      day('Kala Patthar, down to Pheriche', 'Tea house in Pheriche (4,240 m)'),
    ],
  },
});

export const Profile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Highest night: Gorak Shep, 5,164 m, on day 8\./)).toBeVisible();
    await expect(canvas.getByText(/^Day 7: Lobuche is 530 m above/)).toBeVisible();
    await userEvent.click(canvas.getByText('Heights and their sources'));
    const rows = canvas.getAllByRole('row');
    await expect(rows[5]).toHaveTextContent(/^5Dingboche4,410 m from the name \(source.*\)\+543 m$/);
    await expect(rows[9]).toHaveTextContent(
      /^9Pheriche4,240 m from the text−924 mKala Patthar, 5,545 m from/,
    );
    await expect(canvas.getByRole('link', { name: /^GeoNames/ })).toBeVisible();
  },
});

/** Nothing to advise. */
export const Low = meta.story({
  tags: ['tests'],
  args: { region: 'Annapurna', days: days('पोखरा – उलेरी', 'उलेरी – घोरेपानी', 'पूनहिल – ताडापानी', 'घान्द्रुक') },
});

/** A name that several places have, and a night of which no height is published. */
export const Asked = meta.story({
  tags: ['tests'],
  args: { region: 'Trek', days: days('Pokhara', 'Deurali', 'Saldang', 'Kathmandu') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Day 2: which Deurali\?/)).toBeVisible();
  },
});

/** Fewer than two nights are known. */
export const Empty = meta.story({
  tags: ['tests'],
  args: { region: 'Chitwan', days: days('Jeep safari', 'Bird walk') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  tags: ['repetition'],
  args: { days: days('Namche', `${longNepali} (४,२०० मि.)`, 'Lobuche') },
});

export const Many = meta.story({
  tags: ['tests'],
  args: {
    days: days(
      ...['Lukla', 'Phakding', 'Namche', 'Namche', 'Khumjung', 'Dole', 'Machhermo', 'Gokyo', 'Gokyo'],
      ...['Over Renjo La to Thame', 'Namche', 'Tengboche', 'Dingboche', 'Dingboche', 'Chukhung'],
      ...['Over Kongma La to Lobuche', 'Gorak Shep', 'Pheriche', 'Namche', 'Lukla', 'Kathmandu'],
    ),
  },
});

export const Phone = meta.story({ ...Many.input, globals: { viewport: { value: 'phone' } } });
