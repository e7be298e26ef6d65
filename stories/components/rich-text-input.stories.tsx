import { useState } from 'react';
import { Button, Stack } from '@mantine/core';
import { expect, screen, waitFor, within } from 'storybook/test';
import { RichTextInput } from '@/components/inputs/rich-text/rich-text-input';
import preview from '../../.storybook/preview';
import { arrowKeys } from '../support/arrow-keys';
import { expectPageFits } from '../support/page-fits';
import { dismissAndUndo } from '../support/plays';
import { longNepali } from '../support/texts';
import { Held } from './held';
import { fromGoogleDocs, fromWord, journey } from './texts';

const meta = preview.meta({
  title: 'Kit/Inputs/Rich text input',
  tags: ['autodocs'],
  component: RichTextInput,
});

/** Hand-written: line breaks, an old tag for bold, no paragraphs in the list. */
const handWritten = '<p>Tea in\n<b>Ghandruk</b></p>\n<ul>\n  <li>Dal bhat\n</ul>';

const ready = () => screen.findByRole('textbox', { name: 'Overview' });
const valueOf = () => JSON.parse(screen.getByLabelText('Value').textContent) as string;

/** A button of the toolbar, which is rendered while the field has the focus, and scrolls if too wide. */
const tool = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return button;
};

const paste = (target: Element, html: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

export const Default = meta.story({
  render: () => (
    <Held initial="">
      {(bind) => (
        <RichTextInput label="Overview" description="What travellers read first." required {...bind} />
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const text = await ready();
    await expect(text).toHaveAccessibleDescription(/What travellers read first/);
    await userEvent.click(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Heading 2' }));
    await userEvent.keyboard('Day one');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Heading 2' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await waitFor(() => expect(valueOf()).toBe('<h2>Day one</h2>'));
    text.blur();
    await waitFor(() => expect(canvas.getByText('2 words')).toBeVisible());
  },
});

export const Untouched = meta.story({
  render: () => <Held initial={handWritten}>{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>,
  play: async ({ userEvent }) => {
    const text = await ready();
    await userEvent.click(text);
    await expect(valueOf()).toBe(handWritten);
    await userEvent.keyboard('!');
    await waitFor(() => expect(valueOf()).toContain('<strong>Ghandruk</strong>'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(valueOf()).toBe(handWritten));
  },
});

export const Toolbar = meta.story({
  render: () => <Held initial={journey}>{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>,
  play: async ({ canvas, userEvent }) => {
    await ready();
    const toolbar = canvas.getByRole('toolbar', { name: 'Formatting of Overview' });
    await expect(toolbar).toHaveStyle({ opacity: '0' });
    const top = (await ready()).getBoundingClientRect().top;
    await userEvent.tab();
    await waitFor(() => expect(toolbar).toHaveStyle({ opacity: '1' }));
    await expect(await ready()).toHaveFocus();
    await expect((await ready()).getBoundingClientRect().top).toBe(top);
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(within(toolbar).getByRole('button', { name: 'Heading 2' })).toHaveFocus());
    await userEvent.keyboard(arrowKeys().forward.repeat(2));
    await waitFor(() => expect(within(toolbar).getByRole('button', { name: 'Bold' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(within(toolbar).getByRole('button', { name: 'More formatting' })).toHaveFocus(),
    );
    await userEvent.tab();
    await waitFor(async () => expect(await ready()).toHaveFocus());
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(toolbar).toContainElement(document.activeElement as HTMLElement);
  },
});

export const Link = meta.story({
  render: () => (
    <Held initial="<p>permits</p>">{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tripleClick(within(await ready()).getByText('permits'));
    await userEvent.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await expect(address).toHaveAccessibleDescription(/web address/);
    await userEvent.clear(address);
    await userEvent.keyboard('example.com/permits{Enter}');
    await waitFor(() => expect(valueOf()).toBe('<p><a href="https://example.com/permits">permits</a></p>'));
  },
});

export const LinkRefused = meta.story({
  render: Link.input.render,
  play: async ({ userEvent }) => {
    await userEvent.click(await ready());
    await userEvent.click(tool('Link'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), '//local.example{Enter}');
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toBeInvalid();
    await expect(valueOf()).toBe('<p>permits</p>');
  },
});

export const Image = meta.story({
  render: () => <Held initial="">{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>,
  play: async (stage) => {
    const { userEvent } = stage;
    await userEvent.click(await ready());
    await userEvent.click(tool('Image'));
    let dialog = within(await screen.findByRole('dialog', { name: 'Image' }));
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'http://api.test/files/20000101.png{Enter}');
    await expect(address).toHaveAccessibleDescription(/https/);
    await userEvent.clear(address);
    await userEvent.type(address, 'https://api.test/files/20000101.png');
    dialog = await dismissAndUndo(stage, 'Image');
    await userEvent.click(dialog.getByRole('button', { name: 'Add image' }));
    const alt = dialog.getByRole('textbox', { name: 'Alt text' });
    await expect(alt).toHaveAccessibleDescription(/Describe the image/);
    await userEvent.type(alt, 'Phewa lake');
    await userEvent.click(dialog.getByRole('button', { name: 'Add image' }));
    await waitFor(() =>
      expect(valueOf()).toBe('<p><img src="https://api.test/files/20000101.png" alt="Phewa lake"></p>'),
    );
  },
});

export const Table = meta.story({
  render: () => <Held initial="">{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>,
  play: async ({ canvas, userEvent }) => {
    const choose = async (item: string) => {
      await userEvent.click(tool('Table'));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      // The tools are rendered while the field has the focus, which returns to the text in the next frame.
      await waitFor(() => expect(text).toHaveFocus());
    };
    const text = await ready();
    await userEvent.click(text);
    await choose('Insert table');
    await choose('Add column after');
    await choose('Delete row');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getAllByRole('cell')).toHaveLength(8);
    await choose('Delete table');
    await waitFor(() => expect(valueOf()).toBe(''));
  },
});

export const PastedFromWord = meta.story({
  render: () => <Held initial="">{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>,
  play: async ({ userEvent }) => {
    const text = await ready();
    await userEvent.click(text);
    paste(text, fromWord);
    await waitFor(() =>
      expect(valueOf()).toBe(
        '<h2>Itinerary</h2><p style="text-align: center;"><strong>Day one</strong></p>' +
          '<ul><li><p>Breakfast</p><ol><li><p>Tea</p></li></ol></li><li><p>Drive to Pokhara</p></li></ul>',
      ),
    );
  },
});

export const PastedFromGoogleDocs = meta.story({
  render: () => <Held initial="">{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>,
  play: async ({ userEvent }) => {
    const text = await ready();
    await userEvent.click(text);
    paste(text, fromGoogleDocs);
    await waitFor(() =>
      expect(valueOf()).toBe(
        '<p>Walk to <strong><em>Ghandruk</em></strong></p>' +
          '<p style="text-align: right;"><a href="https://example.com/">site</a> trap</p>',
      ),
    );
  },
});

export const GrowsWithItsText = meta.story({
  render: () => <Held initial="">{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>,
  play: async ({ userEvent }) => {
    const text = await ready();
    const { height } = text.getBoundingClientRect();
    await expect(height).toBe(96);
    await userEvent.click(text);
    await userEvent.keyboard('one{Enter}two{Enter}three{Enter}four');
    await waitFor(() => expect(text.getBoundingClientRect().height).toBeGreaterThan(height));
  },
});

export const Alignment = meta.story({
  render: () => (
    <Held initial="<p>Pay first.</p>">{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>
  ),
  play: async ({ userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(tool('More formatting'));
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
      await waitFor(() => expect(text).toHaveFocus());
    };
    const text = await ready();
    await userEvent.click(text);
    await choose('Align centre');
    await waitFor(() => expect(valueOf()).toBe('<p style="text-align: center;">Pay first.</p>'));
    await waitFor(() => expect(tool('More formatting')).toHaveAttribute('aria-pressed', 'true'));
    await choose('Align centre');
    await waitFor(() => expect(valueOf()).toBe('<p>Pay first.</p>'));
  },
});

export const BlocksBySlash = meta.story({
  render: () => <Held initial="">{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>,
  play: async ({ userEvent }) => {
    const text = await ready();
    await userEvent.click(text);
    await userEvent.keyboard('/');
    const list = within(await screen.findByRole('listbox', { name: 'Blocks' }));
    const active = () => list.getByRole('option', { selected: true });
    await waitFor(() => expect(text).toHaveAttribute('aria-activedescendant', active().id));
    await expect(active()).toHaveAccessibleName('Heading 2');
    const below = screen.getByRole('listbox').getBoundingClientRect().top - text.getBoundingClientRect().top;
    await expect(Math.abs(below)).toBeLessThan(400);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(active()).toHaveAccessibleName('Heading 3'));
    await expect(text).toHaveAttribute('aria-activedescendant', active().id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(text).not.toHaveAttribute('aria-activedescendant');
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Enter}/quo');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}Namaste');
    await waitFor(() => expect(valueOf()).toBe('<p>/</p><blockquote><p>Namaste</p></blockquote>'));
  },
});

export const SlashInAWord = meta.story({
  render: () => <Held initial="">{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>,
  play: async ({ userEvent }) => {
    await userEvent.click(await ready());
    await userEvent.keyboard('NPR 500 /person and/or{Enter}/zzz{Enter}tea');
    await waitFor(() => expect(valueOf()).toBe('<p>NPR 500 /person and/or</p><p>/zzz</p><p>tea</p>'));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

export const ImageBySlash = meta.story({
  render: () => <Held initial="">{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>,
  play: async ({ userEvent }) => {
    await userEvent.click(await ready());
    await userEvent.keyboard('/pic');
    await userEvent.click(await screen.findByRole('option', { name: 'Image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Image' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Address' }),
      'https://api.test/files/20000101.png',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alt text' }), 'Phewa lake{Enter}');
    await waitFor(() =>
      expect(valueOf()).toBe('<p><img src="https://api.test/files/20000101.png" alt="Phewa lake"></p>'),
    );
  },
});

export const FullScreen = meta.story({
  render: () => <Held initial="">{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await ready();
    await userEvent.click(text);
    await userEvent.keyboard('Tea and');
    await userEvent.click(tool('Full screen'));
    const { clientWidth, clientHeight } = canvasElement.ownerDocument.documentElement;
    const box = canvas.getByRole('toolbar').closest('[data-full-screen]');
    await waitFor(() =>
      expect(box?.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: clientWidth }),
    );
    await waitFor(() => expect(box?.getBoundingClientRect().height).toBeGreaterThanOrEqual(clientHeight));
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard(' biscuits');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('[data-full-screen]')).toBeNull());
    await expect(text).toHaveFocus();
    await userEvent.keyboard('!');
    await waitFor(() => expect(valueOf()).toBe('<p>Tea and biscuits!</p>'));
  },
});

export const Html = meta.story({
  render: () => <Held initial={handWritten}>{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>,
  play: async ({ userEvent }) => {
    const code = async () => {
      await userEvent.click(await ready());
      await userEvent.click(tool('More formatting'));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'HTML' }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Overview' })).toHaveProperty('value'));
    };
    await code();
    const html = await ready();
    await expect(html).toHaveValue(handWritten);
    await expect(html).toHaveFocus();
    await userEvent.click(tool('HTML'));
    await waitFor(async () => expect(await ready()).toHaveTextContent('Tea in Ghandruk'));
    await expect(valueOf()).toBe(handWritten);
    await code();
    await userEvent.clear(await ready());
    await userEvent.paste('<p>Tea</p><iframe src="https://video.example/1"></iframe>');
    await waitFor(() => expect(valueOf()).toBe('<p>Tea</p><iframe src="https://video.example/1"></iframe>'));
    await userEvent.click(tool('HTML'));
    await expect(await screen.findByText(/cannot keep: <iframe>\./)).toBeVisible();
    await expect(valueOf()).toContain('<iframe');
    await userEvent.click(screen.getByRole('button', { name: 'Edit as HTML' }));
    await userEvent.clear(await ready());
    await userEvent.paste('<p>Tea</p>');
    await userEvent.click(tool('HTML'));
    await waitFor(async () => expect(await ready()).toHaveTextContent('Tea'));
    await expect(valueOf()).toBe('<p>Tea</p>');
  },
});

const unkept = '<p style="color: red">Watch <iframe src="https://video.example/1"></iframe></p><!-- more -->';

export const CannotKeep = meta.story({
  render: () => <Held initial={unkept}>{(bind) => <RichTextInput label="Overview" {...bind} />}</Held>,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/colours, <iframe>,? and comments/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit anyway' }));
    const text = await ready();
    await expect(valueOf()).toBe(unkept);
    await userEvent.click(text);
    await userEvent.keyboard('!');
    await waitFor(() => expect(valueOf()).toMatch(/^<p>[^<]*!/));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(valueOf()).toBe(unkept));
  },
});

const Restorable = () => {
  const [html, setHtml] = useState(handWritten);
  return (
    <Stack p="md">
      <RichTextInput label="Overview" value={html} onChange={setHtml} />
      <Button onClick={() => setHtml(handWritten)}>Discard</Button>
      <Button onClick={() => setHtml('<p>From the draft</p>')}>Restore draft</Button>
      <output aria-label="Value">{JSON.stringify(html)}</output>
    </Stack>
  );
};

export const ChangedFromOutside = meta.story({
  render: () => <Restorable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await ready());
    await userEvent.keyboard('Edited ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(valueOf()).toBe(handWritten);
    await expect(await ready()).not.toHaveTextContent('Edited');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore draft' }));
    await expect(await ready()).toHaveTextContent('From the draft');
    await expect(valueOf()).toBe('<p>From the draft</p>');
  },
});

export const WithError = meta.story({
  render: () => (
    <Held initial={journey}>
      {(bind) => <RichTextInput label="Overview" required error="The overview is too short." {...bind} />}
    </Held>
  ),
  play: async () => {
    const text = await ready();
    await expect(text).toHaveAccessibleDescription(/The overview is too short/);
    await expect(text).toHaveAttribute('aria-invalid', 'true');
  },
});

export const Disabled = meta.story({
  render: () => (
    <Held initial={journey}>{(bind) => <RichTextInput label="Overview" disabled {...bind} />}</Held>
  ),
  play: async ({ canvas }) => {
    await expect(await ready()).toHaveAttribute('contenteditable', 'false');
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
  },
});

export const LongTextPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Held initial={`<h2>${longNepali}</h2><p>${'अनुभवीपथप्रदर्शक'.repeat(20)}</p>${journey}`}>
      {(bind) => <RichTextInput label="Overview" {...bind} />}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    await ready();
    await expectPageFits({ canvasElement });
  },
});
