import { type ReactNode, useState } from 'react';
import { Button, Stack, TextInput } from '@mantine/core';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Dialog } from '@/components/dialogs/dialog';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { useDiscard } from '@/components/dialogs/use-discard';
import { UnsentGuard } from '@/components/form-page/leave-dialog';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import { reveal } from '@/components/keys/reveal';
import { notifySuccess } from '@/components/notices/notices';
import { useAnnouncer } from '@/components/sortable/use-announcer';
import { formatCount } from '@/lib/formats/formats';
import type { ListFilter } from '@/lib/lists/list-search';
import { typedText } from '@/lib/text/typed-text';
import { stepTo } from './direction';
import {
  changeView,
  type GivenView,
  isShown,
  moveView,
  type SavedView,
  saveView,
  type ViewSearch,
} from './saved-views';
import classes from './saved-views.module.css';
import { useViews } from './use-views';
import { ViewMenu } from './view-menu';

interface ViewDialogProps {
  opened: boolean;
  title: string;
  /** The current name of the view. */
  name: string;
  /** The input so far; `name` if undefined. */
  typed: string | undefined;
  /** The names in use. */
  taken: readonly string[];
  /** The names of views that it would replace. */
  replaced: readonly string[];
  /** A note before the view is saved. */
  hint?: string | undefined;
  onType: (typed: string) => void;
  onSave: (name: string) => void;
  /** Closes it without saving. */
  onDismiss: () => void;
}

const longest = 60;

const NameForm = (props: Omit<ViewDialogProps, 'opened' | 'title'>) => {
  const { name, typed = name, taken, replaced, hint, onType, onSave, onDismiss } = props;
  const [error, setError] = useState<string>();
  const save = () => {
    const next = typedText(typed);
    if (next === '') setError($localize`Name is required.`);
    else if (next !== name && taken.includes(next))
      setError($localize`This list already has a view of this name.`);
    else onSave(next);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack>
        <TextInput
          data-autofocus
          required
          label={$localize`Name`}
          description={hint}
          maxLength={longest}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <DialogButtons
          confirm={replaced.includes(typedText(typed)) ? $localize`Replace` : $localize`Save`}
          onCancel={onDismiss}
        />
      </Stack>
    </form>
  );
};

/** Asks for the name of a view. */
const ViewDialog = ({ opened, title, ...form }: ViewDialogProps) => (
  <Dialog opened={opened} onClose={form.onDismiss} title={title} help="Keep a view of a list">
    <NameForm {...form} />
  </Dialog>
);

interface ViewTabProps {
  path: string;
  name: string;
  search: ViewSearch;
  /** It matches the list's current search. */
  shown: boolean;
  /** Moves it by one position; undefined if it cannot be moved. */
  onMove?: (by: 1 | -1) => void;
  /** Controls after the name. */
  children?: ReactNode;
}

const sides: Partial<Record<string, 'left' | 'right'>> = { ArrowLeft: 'left', ArrowRight: 'right' };

/** A view as a link; Alt and an arrow key move it. */
const ViewTab = ({ path, name, search, shown, onMove, children }: ViewTabProps) => (
  <li ref={shown ? reveal : undefined} className={classes.tab} data-shown={shown || undefined}>
    <Link
      to={path}
      search={((before: Record<string, unknown>) => ({ ...search, per_page: before.per_page })) as never}
      resetScroll={false}
      activeOptions={{ exact: true }}
      aria-current={shown ? 'page' : undefined}
      className={`${classes.link} mantine-focus-auto`}
      dir="auto"
      onKeyDown={(event) => {
        const side = event.altKey ? sides[event.key] : undefined;
        if (side === undefined || !onMove) return;
        event.preventDefault();
        onMove(stepTo(side));
      }}
    >
      {name}
    </Link>
    {children}
  </li>
);

interface ViewStripProps {
  /** The predefined views of the list. */
  views: readonly GivenView[];
  filters: readonly ListFilter[];
}

/** The open dialog: the name of a view, with the input so far. */
interface Asked {
  view: SavedView | 'new';
  /** The search at that time, which a new view saves. */
  search: ViewSearch;
  typed?: string;
}

const textHint = $localize`This view contains text that you filtered by, so it is removed from this browser when you sign out. To keep it, export your settings.`;

/** The predefined and saved views of a list, and a button to save the current one. */
export const ViewStrip = ({ views, filters }: ViewStripProps) => {
  const { path, now, given, saved, isNew, isChoice } = useViews(views);
  const [asked, setAsked] = useState<Asked>();
  const discard = useDiscard($localize`view`, setAsked);
  const [announcement, announce] = useAnnouncer();
  const holdsText = filters.some(({ kind, name }) => kind === 'text' && name in (asked?.search ?? {}));
  const renamed = asked?.view === 'new' ? undefined : asked?.view;

  const move = (view: SavedView, by: 1 | -1) => {
    const place = saved.indexOf(view) + by;
    if (place < 0 || place >= saved.length) return;
    moveView(view, by);
    announce(
      $localize`${view.name}:name: is now number ${formatCount(place + 1)}:place: of ${formatCount(saved.length)}:saved:.`,
    );
  };
  const save = (name: string) => {
    const next = asked && { path, name, search: asked.search, ...(holdsText && { holdsText }) };
    const old = saved.find((view) => view.name === name);
    if (renamed) changeView(renamed, { ...renamed, name });
    else if (next && old) {
      changeView(old, next);
      notifySuccess($localize`The view “${name}:name:” was replaced.`, { undo: () => changeView(next, old) });
    } else if (next) saveView(next);
    setAsked(undefined);
  };
  const dismiss = () => {
    if (asked?.typed) discard($localize`The view was not saved.`, asked);
    setAsked(undefined);
  };

  return (
    <nav aria-label={$localize`Views`} className={classes.strip} ref={focusAfterRemoval}>
      {isChoice && (
        <ul className={classes.tabs}>
          {given.map(({ name, search }) => (
            <ViewTab key={name} {...{ path, name, search }} shown={isShown(search, now)} />
          ))}
          {saved.map((view, index) => {
            const shown = isShown(view.search, now);
            return (
              <ViewTab
                key={`saved ${view.name}`}
                {...{ path, shown }}
                name={view.name}
                search={view.search}
                onMove={(by) => move(view, by)}
              >
                {shown && (
                  <ViewMenu
                    view={view}
                    first={index === 0}
                    last={index === saved.length - 1}
                    onMove={(by) => move(view, by)}
                    onRename={() => setAsked({ view, search: now })}
                  />
                )}
              </ViewTab>
            );
          })}
        </ul>
      )}
      {isNew && (
        <Button
          className={classes.save}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBookmarkPlus size={16} />}
          onClick={() => setAsked({ view: 'new', search: now })}
        >
          {$localize`Save view`}
        </Button>
      )}
      <ViewDialog
        opened={asked !== undefined}
        title={asked?.view === 'new' ? $localize`Save view` : $localize`Rename view`}
        name={renamed?.name ?? ''}
        typed={asked?.typed}
        taken={[...given, ...(renamed ? saved : [])].map(({ name }) => name)}
        replaced={renamed ? [] : saved.map(({ name }) => name)}
        hint={asked?.view === 'new' && holdsText ? textHint : undefined}
        onType={(typed) => asked && setAsked({ ...asked, typed })}
        onSave={save}
        onDismiss={dismiss}
      />
      <UnsentGuard name="view" unsent={Boolean(asked?.typed)} onLeave={dismiss} />
      {announcement}
    </nav>
  );
};
