import { describe, expect, it } from 'vitest';
import { createFieldRegistry, sortMessages } from './field-registry';

const registry = () => {
  const made = createFieldRegistry();
  made.register('title');
  made.register('images', { aliases: ['alt'] });
  made.register('meta_page_title', { aliases: ['meta_tag.title'] });
  return made;
};

describe('sortMessages', () => {
  it('gives a message to its field, by name, alias or container', () => {
    const { fields, rest } = sortMessages(registry(), {
      title: ['Too long.'],
      'images.0': ['Not an image.'],
      'meta_tag.title': ['Required.'],
    });
    expect(fields).toEqual({ title: 'Too long.', images: 'Not an image.', meta_page_title: 'Required.' });
    expect(rest).toEqual([]);
  });

  it('joins what several paths say of one field', () => {
    const { fields } = sortMessages(registry(), { 'images.0': ['Too big.'], 'alt.1': ['Too long.'] });
    expect(fields).toEqual({ images: 'Too big. Too long.' });
  });

  it('keeps what no field shows', () => {
    expect(sortMessages(registry(), { vendor_id: ['Gone.'], '': ['Closed.'] }).rest).toEqual([
      'Gone.',
      'Closed.',
    ]);
  });

  it('forgets a field that has gone', () => {
    const made = createFieldRegistry();
    const leave = made.register('title');
    leave();
    expect(made.fieldFor('title')).toBeUndefined();
  });
});
