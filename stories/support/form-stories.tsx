import type { ReactElement } from 'react';
import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';
import type { Row, TableDefinition } from '@/mocks/db/table';
import {
  expectForbidden,
  expectMissing,
  expectRecordLoading,
  expectRefusal,
  expectRetry,
  save,
  saveTo,
  type Way,
} from './plays';
import { at, failing, forbidden, loading, unanswered, withRecord } from './story-parts';
import { longNepali } from './texts';

export interface FormScreens<R extends Row> {
  /** The base path of the forms. */
  path: string;
  /** The noun in messages. */
  noun: string;
  table: TableDefinition<R>;
  create: ReactElement;
  edit: (id: number) => ReactElement;
  /** The values of the first record in the stories with long text. */
  longText: Partial<R>;
  /** Fills in the form of a new record so that it can be saved. */
  fill: (stage: StoryContext) => Promise<unknown>;
  /** The values of the record created so. */
  created: object;
  /** The answer to what is asked before a new record is saved. */
  answer?: string;
  /** Where saving leads, if not to the list. */
  leadsTo?: string;
  /** Fills in values that the server refuses; returns the field with the message. */
  fillRefused: (stage: StoryContext) => Promise<HTMLElement>;
  /** The server's message. */
  refusal?: RegExp;
  /** The list that the forms lead back to. */
  above: Way;
}

/** Handles all saves. */
const whenSaved = (answer: () => Response | Promise<Response>) =>
  [http.post, http.patch].map((save) => save('*/v1/admin/*', answer));

/** A server that never responds to saves, and a form waiting for it. */
export const saving = (fill: FormScreens<Row>['fill'], answer?: string) => ({
  ...unanswered(http.post, http.patch),
  play: async (stage: StoryContext) => {
    const { canvas } = stage;
    await fill(stage);
    await save(stage, answer);
    const bar = within(canvas.getByRole('group', { name: 'Save' }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('Saving'));
    await expect(bar.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    // It comes back from a question that was answered.
    await waitFor(() => expect(bar.getByRole('button', { name: 'Save' })).toHaveFocus());
  },
});

/** A text field of a form, but not the search of a picker. */
const textField = ['input[type="text"]', 'input:not([type])', 'textarea']
  .map((element) => `${element}[data-path]:not([role="combobox"], [readonly], [disabled])`)
  .join(', ');

/** Types into the first text field of the form of a stored record; returns it. */
const editFirst = async ({ canvasElement, userEvent }: StoryContext) => {
  const form = canvasElement as HTMLElement;
  const field = await waitFor(() => {
    const found = form.querySelector<HTMLElement>(textField);
    if (!found) throw new Error('The form has no text field.');
    return found;
  });
  await userEvent.type(field, ' II');
  return field;
};

/** A server that never responds to changes of a stored record. */
export const editSaving = saving(editFirst);

/** A server that refuses changes of a stored record, whatever its fields. */
export const editRefused = {
  play: async (stage: StoryContext) => {
    const field = await editFirst(stage);
    const errors = { [field.dataset.path ?? '']: ['This text is not allowed.'] };
    stage.msw.use(
      ...whenSaved(() =>
        HttpResponse.json({ message: 'The given data was invalid.', errors }, { status: 422 }),
      ),
    );
    await expectRefusal(stage, field, /not allowed/);
  },
};

/** The create and edit forms of a resource, at rest and in all states. */
export const formStories = <R extends Row>(screens: FormScreens<R>) => {
  const { path, noun, table, longText, fill, fillRefused, refusal = /taken/, above } = screens;
  const { created, answer, leadsTo = above.to } = screens;
  const create = at(`${path}/create`, screens.create);
  const edit = at(`${path}/1/edit`, screens.edit(1));

  return {
    create,
    createRefused: {
      ...create,
      play: async (stage: StoryContext) => expectRefusal(stage, await fillRefused(stage), refusal, answer),
    },
    createSaving: { ...create, ...saving(fill, answer) },
    created: {
      ...create,
      play: async (stage: StoryContext) => {
        await fill(stage);
        await saveTo(stage, leadsTo, answer);
        await expect((await stage.backend.db.table(table).all()).at(-1)).toMatchObject(created);
      },
    },
    edit,
    editRefused: { ...edit, ...editRefused },
    editSaving: { ...edit, ...editSaving },
    editLoading: {
      ...edit,
      ...loading,
      play: (stage: StoryContext) => expectRecordLoading(stage, `the ${noun}`),
    },
    editFailed: {
      ...edit,
      ...failing,
      play: (stage: StoryContext) => expectRetry(stage, `Could not load the ${noun}`),
    },
    editForbidden: {
      ...edit,
      ...forbidden('*/1'),
      play: (stage: StoryContext) => expectForbidden(stage, `the ${noun}`, above),
    },
    editMissing: {
      ...at(`${path}/99999/edit`, screens.edit(99_999)),
      play: (stage: StoryContext) => expectMissing(stage, noun, above),
    },
    editLongText: {
      ...edit,
      ...withRecord(table, longText),
      play: async ({ canvas }: StoryContext) => {
        const fields = await canvas.findAllByDisplayValue(longNepali);
        for (const field of fields) await expect(field).toBeVisible();
      },
    },
  };
};
