import { expect, within } from 'storybook/test';
import { WayMap } from '@/domain/nepal/places/way-map';
import preview from '../../.storybook/preview';
import { findMark } from '../support/map-marks';
import { longNepali } from '../support/texts';

const day = (title: string, accommodation = '') => ({ title, accommodation, description: '' });
const days = (...titles: string[]) => titles.map((title) => day(title));

const meta = preview.meta({
  title: 'Screens/Packages/Itinerary/Way on a map',
  component: WayMap,
  args: {
    region: 'Everest',
    days: [
      day('Drive from Pokhara to Kathmandu'),
      day('Fly to Lukla, trek to Phakding', 'Tea house in Phakding'),
      ...days('Phakding to Namche', 'Rest day in Namche', 'Namche to Tengboche', 'Tengboche to Dingboche'),
      ...days('Dingboche to Lobuche', 'Lobuche to Gorak Shep'),
      day('Kala Patthar, down to Pheriche', 'Tea house in Pheriche'),
      ...days('Pheriche to Namche', 'Namche to Lukla', 'Fly to Kathmandu', 'Departure'),
    ],
  },
});

/** Drives, flights and walks, with a night that has no place and a day that names none. */
export const Way = meta.story({
  play: async ({ canvas, userEvent }) => {
    const stops = within(canvas.getByRole('list', { name: 'Stops' })).getAllByRole('button');
    await expect(stops.map(({ textContent }) => textContent)).toEqual([
      'Day 1, by roadKathmandu1,400 m',
      'Day 2Phakding2,610 m',
      'Days 3–4Namche3,440 m',
      'Day 5Tengboche3,867 m',
      'Day 6Dingboche4,410 m',
      'Day 7Lobuche4,940 m',
      'Day 8Gorak Shep5,164 m',
      'Day 10Namche3,440 m',
      'Day 11Lukla2,860 m',
      'Day 12, by airKathmandu1,400 m',
    ]);
    const lines = within(canvas.getByRole('list', { name: 'Lines' })).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'On foot, or not said',
      'By road',
      'By air',
      'Places between are missing',
    ]);
    await expect(canvas.getByText('Not on the map: Pheriche (day 9).')).toBeVisible();
    await expect(canvas.getByText('Day 13 names no place to sleep.')).toBeVisible();
    await expect(canvas.getByText(/^Straight lines between places, not the path/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Whole way' }));
    await expect(canvas.getByText('Pokhara')).toBeVisible();
  },
});

/** One Tab stop, arrow keys between the stops; a mark chooses its stop. */
export const Keys = meta.story({
  tags: ['tests'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stop = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(stop(/^Day 1,/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(stop(/^Days 3–4/)).toHaveFocus();
    await expect(stop(/^Days 3–4/)).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText('Namche, 3,440 m')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(stop(/^Day 12/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Whole way' })).toHaveFocus();
    await userEvent.click(await findMark(canvasElement, '8'));
    await expect(stop(/^Day 8/)).toHaveAttribute('aria-current', 'true');
  },
});

/** None of the places has coordinates. */
export const Empty = meta.story({
  tags: ['tests'],
  args: { region: 'Trishuli', days: days('Charaudi to the beach camp', 'Beach camp to Fishling') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None of the places is on the map.')).toBeVisible();
  },
});

export const OnePlace = meta.story({
  tags: ['repetition'],
  args: { region: null, days: days('Kathmandu', 'काठमाडौँ घुम्ने') },
});

export const LongText = meta.story({
  tags: ['repetition'],
  args: { days: days('Namche', longNepali, `${longNepali} – लुक्ला`) },
});

export const Phone = meta.story({
  tags: ['repetition'],
  ...{ globals: { viewport: { value: 'phone' } } },
});
