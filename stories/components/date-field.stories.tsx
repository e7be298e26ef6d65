import { expect, screen, waitFor, within } from 'storybook/test';
import { DateField } from '@/components/inputs/date-field';
import { display } from '@/components/text/display';
import { digits } from '@/lib/formats/digits';
import preview from '../../.storybook/preview';
import { Held } from './held';

const meta = preview.meta({ title: 'Kit/Inputs/Date field', tags: ['autodocs'], component: DateField });

export const Default = meta.story({
  args: { label: 'Departure date', required: true, value: '', onChange: () => undefined },
  render: (args) => <Held initial="">{(bind) => <DateField {...args} {...bind} />}</Held>,
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Departure date' });
    await userEvent.type(date, '29 feb 2028');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('"2028-02-29"');
    await userEvent.tab();
    await expect(date).toHaveValue('29 Feb 2028');
    await userEvent.clear(date);
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('""');
  },
});

export const Picking = meta.story({
  render: () => (
    <Held initial="2027-03-31">
      {(bind) => <DateField label="Departure date" min="2027-03-10" {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Departure date' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose Departure date' }));
    await expect(await calendar.findByRole('button', { name: '9 March 2027' })).toBeDisabled();
    await waitFor(() => expect(calendar.getByRole('button', { name: '31 March 2027' })).toHaveFocus());
    await expect(calendar.getByText('Falgun – Chaitra 2083 BS')).toBeVisible();
    await expect(calendar.getByRole('button', { name: '18 March 2027' })).toHaveAccessibleDescription(
      '4 Chaitra 2083 BS',
    );
    // The previous level has been removed with its button.
    await userEvent.click(calendar.getByRole('button', { name: 'March 2027' }));
    await waitFor(() => expect(calendar.getByRole('button', { name: '2027' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(calendar.getByRole('button', { name: 'Mar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(calendar.getByRole('button', { name: '31 March 2027' })).toHaveFocus());
    await userEvent.click(calendar.getByRole('button', { name: 'Next month' }));
    await expect(calendar.getByText('Chaitra 2083 – Baisakh 2084 BS')).toBeVisible();
    await userEvent.click(calendar.getByRole('button', { name: '1 April 2027' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('1 Apr 2027');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('"2027-04-01"');
  },
});

export const OpenCalendar = meta.story({
  render: Picking.input.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Departure date' }));
    const days = within(await screen.findByRole('dialog', { name: 'Choose Departure date' }));
    await waitFor(() => expect(days.getByRole('button', { name: '31 March 2027' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(days.getByRole('button', { name: '30 March 2027' })).toHaveFocus());
  },
});

export const BikramSambat = meta.story({
  render: () => <Held initial="">{(bind) => <DateField label="Departure date" {...bind} />}</Held>,
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Departure date' });
    await expect(date).toHaveAccessibleDescription(/Bikram Sambat as 2083-12-04 BS/);
    for (const text of ['2083-12-04 BS', '२०८३-१२-०४', '२०२७-०३-१८', '4 Chaitra 2083', '18 Mar 2027']) {
      await userEvent.clear(date);
      await userEvent.type(date, text);
      await expect(canvas.getByLabelText('Value')).toHaveTextContent('"2027-03-18"');
      await expect(date).toHaveAccessibleDescription('18 Mar 2027, 4 Chaitra 2083 BS');
    }
    await userEvent.tab();
    await expect(date).toHaveValue('18 Mar 2027');
    await expect(date).toHaveAccessibleDescription('4 Chaitra 2083 BS');
  },
});

export const BikramSambatRefused = meta.story({
  render: BikramSambat.input.render,
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Departure date' });
    await userEvent.type(date, '2087-01-01 BS');
    await userEvent.tab();
    await expect(date).toHaveAccessibleDescription(/available from 2000 to 2086/);
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('"2087-01-01 BS"');
  },
});

/** A year of both calendars is not taken for either: both days are shown, one click each. */
export const WhichDay = meta.story({
  render: BikramSambat.input.render,
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Departure date' });
    await userEvent.type(date, '2083-09-11');
    await expect(canvas.getByLabelText('Value')).not.toHaveTextContent('2083-09-11');
    await userEvent.tab();
    await expect(date).toHaveAccessibleDescription(
      /may be 11 Poush 2083 BS \(26 Dec 2026\) or 11 Sep 2083 AD/,
    );
    const choices = within(canvas.getByRole('group', { name: 'Departure date: which day?' }));
    await expect(choices.getByRole('button', { name: '11 Sep 2083 AD' })).toBeVisible();
    await userEvent.click(choices.getByRole('button', { name: '11 Poush 2083 BS (26 Dec 2026)' }));
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('"2026-12-26"');
    await expect(date).toHaveFocus();
    await expect(date).toHaveValue('26 Dec 2026');
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    await userEvent.clear(date);
    await userEvent.type(date, '12 Mar – 25 Mar 2027');
    await userEvent.tab();
    await expect(date).toHaveValue('12 Mar 2027');
    await expect(date).toHaveAccessibleDescription(/first day of the range to 25 Mar 2027/);
  },
});

export const NotADate = meta.story({
  render: () => <Held initial="">{(bind) => <DateField label="Established at" {...bind} />}</Held>,
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Established at' });
    await userEvent.type(date, '31/02/2027');
    await userEvent.tab();
    await expect(date).toHaveValue('31/02/2027');
    await expect(date).toHaveAccessibleDescription(/February 2027 has 28 days/);
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('"31/02/2027"');
  },
});

export const TooEarly = meta.story({
  render: () => (
    <Held initial="2026-01-01">
      {(bind) => <DateField label="Departure date" min="2027-03-10" max="2027-12-31" {...bind} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Choose 10 Mar 2027 or later\./);
  },
});

export const WithError = meta.story({
  render: () => (
    <Held initial="2027-03-12">
      {(bind) => (
        <DateField label="Departure date" error="There is a departure on this day already." {...bind} />
      )}
    </Held>
  ),
});

export const Disabled = meta.story({
  render: () => (
    <Held initial="2027-03-12">{(bind) => <DateField label="Departure date" disabled {...bind} />}</Held>
  ),
});

/** With only Bikram Sambat, the field and its calendar use its dates first. */
export const BikramSambatAlone = meta.story({
  beforeEach: () => display.set({ ...display.get(), calendar: 'bs' }),
  render: Picking.input.render,
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Departure date' });
    await expect(date).toHaveValue('17 Chaitra 2083 BS');
    await expect(date).toHaveAccessibleDescription('31 Mar 2027');
    await userEvent.type(date, '{Backspace}{Backspace}{Backspace}');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('"2027-03-31"');
    await userEvent.clear(date);
    await userEvent.type(date, '2027-03-09');
    await userEvent.tab();
    await expect(date).toHaveAccessibleDescription(/Choose 26 Falgun 2083 BS or later\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Departure date' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose Departure date' }));
    await userEvent.click(await calendar.findByRole('button', { name: '4 Chaitra 2083 BS' }));
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('"2027-03-18"');
  },
});

/** With Bikram Sambat first and Devanagari digits, what is typed and kept in the field is in Latin ones. */
export const BikramSambatFirst = meta.story({
  beforeEach: () => {
    display.set({ ...display.get(), calendar: 'bs-first' });
    digits.set('devanagari');
  },
  tags: ['tests'],
  render: Picking.input.render,
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Departure date' });
    await expect(date).toHaveValue('17 Chaitra 2083 BS');
    await expect(date).toHaveAccessibleDescription('३१ Mar २०२७');
    await userEvent.clear(date);
    await userEvent.type(date, '२०८३-१२-०४');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('"2027-03-18"');
    await expect(date).toHaveAccessibleDescription('४ Chaitra २०८३ BS, १८ Mar २०२७');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Departure date' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose Departure date' }));
    const month = await calendar.findByRole('button', { name: 'Falgun – Chaitra २०८३ BS' });
    await expect(calendar.getByText('March २०२७')).toBeVisible();
    await expect(calendar.getByRole('button', { name: '४ Chaitra २०८३ BS' })).toHaveAccessibleDescription(
      '१८ Mar २०२७',
    );
    await userEvent.click(month);
    await expect(await calendar.findByRole('button', { name: '२०२७' })).toBeVisible();
    await userEvent.click(calendar.getByRole('button', { name: 'Apr' }));
    await userEvent.click(await calendar.findByRole('button', { name: '१८ Chaitra २०८३ BS' }));
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('"2027-04-01"');
  },
});

export const GregorianAlone = meta.story({
  beforeEach: () => display.set({ ...display.get(), calendar: 'ad' }),
  render: Picking.input.render,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('31 Mar 2027');
    await expect(canvas.queryByText(/BS/)).not.toBeInTheDocument();
  },
});
