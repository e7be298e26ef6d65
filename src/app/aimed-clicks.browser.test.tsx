import 'virtual:mantine.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { RemovablePill } from '@/components/inputs/removable-pill';
import { aimClicks } from './aimed-clicks';

const render = inPage();
let end: () => void;
let now: number;

beforeEach(() => {
  now = 10_000;
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
  end = aimClicks();
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
});

/** Pills of one width, so that the next slides under the pointer. */
const Pills = () => {
  const [words, setWords] = useState(['Tea', 'Dal', 'Ghi', 'Roti']);
  return words.map((word) => (
    <div key={word}>
      <RemovablePill
        label={word}
        disabled={false}
        onRemove={() => setWords((all) => all.filter((one) => one !== word))}
      />
    </div>
  ));
};

const cross = () => page.getByRole('button', { name: /^Remove/ }).first();
const left = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));
const clickAfter = async (pause: number) => {
  now += pause;
  await cross().click();
};

it('a double click removes one of the things that slide under the pointer', async () => {
  render(<Pills />);
  await cross().click();
  await expect.poll(left).toEqual(['Dal', 'Ghi', 'Roti']);
  await clickAfter(250);
  await clickAfter(250);
  expect(left()).toEqual(['Dal', 'Ghi', 'Roti']);
  await clickAfter(600);
  await expect.poll(left).toEqual(['Ghi', 'Roti']);
});

it.each([
  ['touch', ['Dal', 'Ghi', 'Roti']],
  ['mouse', ['Ghi', 'Roti']],
])('a second click beside the first by %s leaves %j', async (kind, words) => {
  vi.spyOn(PointerEvent.prototype, 'pointerType', 'get').mockReturnValue(kind);
  render(<Pills />);
  await cross().click({ position: { x: 2, y: 2 } });
  await expect.poll(left).toEqual(['Dal', 'Ghi', 'Roti']);
  await cross().click({ position: { x: 12, y: 12 } });
  await expect.poll(left).toEqual(words);
});

it('a click after the pointer moved, or by a key, is heard at once', async () => {
  render(<Pills />);
  await cross().click();
  await expect.poll(left).toEqual(['Dal', 'Ghi', 'Roti']);
  await userEvent.hover(page.getByText('Roti'));
  await cross().click();
  await expect.poll(left).toEqual(['Ghi', 'Roti']);
  (cross().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(left).toEqual(['Roti']);
});

/** Switches of a list that is filtered by status: one that is off leaves. */
const Switches = () => {
  const [names, setNames] = useState(['Tea', 'Dal', 'Ghi']);
  return (
    <>
      {names.map((name) => (
        <div key={name}>
          <input
            type="checkbox"
            aria-label={name}
            defaultChecked
            onChange={() => setNames((all) => all.filter((one) => one !== name))}
          />
        </div>
      ))}
      <input aria-label="Search" />
    </>
  );
};

it('a double click switches one row, and a click after typing is heard', async () => {
  render(<Switches />);
  const first = page.getByRole('checkbox').first();
  const count = () => page.getByRole('checkbox').elements().length;
  await first.click();
  await expect.poll(count).toBe(2);
  now += 250;
  await first.click();
  expect(count()).toBe(2);
  await userEvent.fill(page.getByLabelText('Search'), 'Yak');
  now += 100;
  await first.click();
  await expect.poll(count).toBe(1);
});

it('clicks on one control are all heard, and so are those on one link', async () => {
  const clicked = vi.fn<(what: unknown) => void>();
  const Next = () => {
    const [at, setAt] = useState(0);
    return (
      <>
        <button type="button" onClick={() => clicked('button')}>
          Add
        </button>
        <a
          key={at}
          href={`#${at}`}
          onClick={() => {
            clicked(at);
            setAt(at + 1);
          }}
        >
          Next
        </a>
      </>
    );
  };
  render(<Next />);
  for (const name of ['Add', 'Next']) {
    const control = page.getByText(name);
    await control.click();
    await control.click();
    await control.click();
  }
  expect(clicked.mock.calls.flat()).toEqual(['button', 'button', 'button', 0, 1, 2]);
});

it('what a closed layer covered is heard, but not what a closed dialog button did', async () => {
  const clicked = vi.fn<() => void>();
  const Layers = () => {
    const [open, setOpen] = useState(true);
    const Layer = clicked.mock.calls.length === 0 ? 'div' : 'button';
    return (
      <>
        <button type="button" onClick={clicked} style={{ position: 'fixed', inset: 0 }}>
          Save
        </button>
        {open && (
          <Layer data-testid="layer" onClick={() => setOpen(false)} style={{ position: 'fixed', inset: 0 }}>
            Close
          </Layer>
        )}
      </>
    );
  };
  const save = page.getByRole('button', { name: 'Save' });
  render(<Layers key="layer" />);
  await page.getByTestId('layer').click();
  await save.click();
  expect(clicked).toHaveBeenCalledTimes(1);
  now += 600;
  render(<Layers key="button" />);
  await page.getByTestId('layer').click();
  await save.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

/** A button that slides down when it is pressed, as something above it has just been loaded. */
const Sliding = ({ height, onClick }: { height: number; onClick: () => void }) => {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div onPointerDown={() => flushSync(() => setIsLoaded(true))}>
      {isLoaded && <div style={{ blockSize: height }} />}
      <button type="button" onClick={onClick}>
        Edit
      </button>
    </div>
  );
};

it.each([0, 200])(
  'a click on what slides by %d pixels under the pressed pointer is one on it',
  async (height) => {
    const onClick = vi.fn();
    render(<Sliding height={height} onClick={onClick} />);
    await page.getByRole('button', { name: 'Edit' }).click();
    expect(onClick).toHaveBeenCalledTimes(1);
  },
);
