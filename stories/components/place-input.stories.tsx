import { useState } from 'react';
import { Box } from '@mantine/core';
import { expect, waitFor } from 'storybook/test';
import { type Degrees, PlaceInput } from '@/domain/place/place-field';
import preview from '../../.storybook/preview';

interface HeldPlaceProps {
  latitude: Degrees;
  longitude: Degrees;
}

const HeldPlace = ({ latitude, longitude }: HeldPlaceProps) => {
  const [north, setNorth] = useState(latitude);
  const [east, setEast] = useState(longitude);
  return (
    <Box p="md" maw={640}>
      <PlaceInput
        latitude={{ value: north, onChange: setNorth }}
        longitude={{ value: east, onChange: setEast }}
        onPick={(place) => {
          setNorth(place.latitude);
          setEast(place.longitude);
        }}
      />
    </Box>
  );
};

const meta = preview.meta({
  title: 'Kit/Inputs/Place input',
  component: HeldPlace,
  args: { latitude: 27.7172, longitude: 85.324 },
});

export const Default = meta.story({});

/** A pasted place fills both fields, whichever has the focus. */
export const Pasted = meta.story({
  tags: ['tests'],
  args: { latitude: '', longitude: '' },
  play: async ({ canvas, userEvent }) => {
    const latitude = canvas.getByRole('textbox', { name: 'Latitude' });
    const longitude = canvas.getByRole('textbox', { name: 'Longitude' });
    await userEvent.click(longitude);
    await userEvent.paste(`28°22'38.6"N 83°48'28.4"E`);
    await waitFor(() => expect(latitude).toHaveValue('28.377389'));
    await expect(longitude).toHaveValue('83.807889');
    await userEvent.paste('https://maps.app.goo.gl/abcDEF123');
    await expect(await canvas.findByText(/A short link cannot be read/)).toBeVisible();
    await expect(longitude).toHaveValue('83.807889');
    await userEvent.paste('https://www.google.com/maps/@27.7172,85.324,15z');
    await waitFor(() => expect(latitude).toHaveValue('27.7172'));
    await expect(canvas.queryByText(/A short link/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/only the middle of its map/)).toBeVisible();
    await userEvent.paste('Namche: https://maps.apple.com/?ll=27.8069,86.714&q=Namche');
    await waitFor(() => expect(latitude).toHaveValue('27.8069'));
    await expect(canvas.queryByText(/only the middle/)).not.toBeInTheDocument();
    await userEvent.paste('27.7172, 85.324, 1400 m');
    await waitFor(() => expect(latitude).toHaveValue('27.7172'));
    await userEvent.paste('Thamel');
    await expect(await canvas.findByText(/Write degrees as 27\.7172/)).toBeVisible();
    await expect(longitude).toHaveValue('85.324');
  },
});

/** Input is parsed on blur; a text never becomes a number that nobody typed. */
export const Typed = meta.story({
  tags: ['tests'],
  args: { latitude: '', longitude: 85.324 },
  play: async ({ canvas, userEvent, step }) => {
    const latitude = canvas.getByRole('textbox', { name: 'Latitude' });
    const longitude = canvas.getByRole('textbox', { name: 'Longitude' });
    await step('a pair fills both fields', async () => {
      await userEvent.type(latitude, '27,9881; 86,9250');
      await expect(longitude).toHaveValue('85.324');
      await userEvent.tab();
      await expect(latitude).toHaveValue('27.9881');
      await expect(longitude).toHaveValue('86.925');
    });
    await step('a pair with longitude first is swapped, and says so', async () => {
      await userEvent.clear(latitude);
      await userEvent.type(latitude, '८६.९२५०, २७.९८८१{Enter}');
      await expect(latitude).toHaveValue('27.9881');
      await expect(longitude).toHaveValue('86.925');
      await expect(canvas.getByText(/Longitude was written first/)).toBeVisible();
    });
    await step('swapped numbers are asked about', async () => {
      await userEvent.clear(latitude);
      await userEvent.type(latitude, '86.925');
      await userEvent.clear(longitude);
      await userEvent.type(longitude, '27.9881');
      await userEvent.click(await canvas.findByRole('button', { name: 'Swap them' }));
      await expect(latitude).toHaveValue('27.9881');
      await expect(longitude).toHaveValue('86.925');
      await expect(canvas.queryByText(/outside Nepal|written first/)).not.toBeInTheDocument();
    });
    await step('what cannot be read stays, and says so', async () => {
      await userEvent.clear(latitude);
      await userEvent.type(latitude, '28 B 4');
      await userEvent.tab();
      await expect(latitude).toHaveValue('28 B 4');
      await expect(latitude).toHaveAccessibleDescription(/Write degrees as 27\.7172/);
    });
  },
});

/** Without tiles the map has a plain background with towns, and sends no requests. */
export const OnTheMap = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick on the map' }));
    await expect(await canvas.findByRole('application', { name: 'Map' })).toBeVisible();
    await expect(await canvas.findByText('Kathmandu')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
});

/** Without a mouse the centre of the map is selected; initially that of Nepal. */
export const Picked = meta.story({
  tags: ['tests'],
  args: { latitude: '', longitude: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick on the map' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the middle of the map' }));
    const latitude = canvas.getByRole('textbox', { name: 'Latitude' });
    await waitFor(() => expect(latitude).toHaveDisplayValue(/^28\.\d+$/));
    const longitude = canvas.getByRole('textbox', { name: 'Longitude' });
    await expect(longitude).toHaveDisplayValue(/^84\.\d+$/);
  },
});
