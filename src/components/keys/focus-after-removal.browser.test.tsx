import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { focusAfterRemoval } from './focus-after-removal';

/** Three items, each removed by its own button, at once or when the button beside the list is pressed. */
const List = () => {
  const [items, setItems] = useState(['one', 'two', 'three']);
  const [going, setGoing] = useState<string>();
  const drop = (item: string | undefined) => setItems((now) => now.filter((other) => other !== item));
  return (
    <>
      <section ref={focusAfterRemoval}>
        <button type="button">Add</button>
        <ol>
          {items.map((item) => (
            <li key={item}>
              <button type="button" onClick={() => drop(item)}>
                Remove {item}
              </button>
              <button type="button" onClick={() => setGoing(item)}>
                Remove {item} later
              </button>
            </li>
          ))}
        </ol>
      </section>
      <button type="button" onClick={() => drop(going)}>
        Elsewhere
      </button>
    </>
  );
};

const render = inPage();
beforeEach(() => render(<List />));

const button = (name: string) => page.getByRole('button', { name });

test('the focus goes to the item that takes the place, then to the last one, then to the beginning', async () => {
  await button('Remove two').click();
  await expect.element(button('Remove three')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove one')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Add')).toHaveFocus();
});

test('a focus that is elsewhere by then stays there', async () => {
  await button('Remove two later').click();
  await button('Elsewhere').click();
  await expect.element(button('Remove two')).not.toBeInTheDocument();
  await expect.element(button('Elsewhere')).toHaveFocus();
});
