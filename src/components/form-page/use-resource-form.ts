import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { type LinkProps, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { isGone, isSilent, mayBeSaved, reasonOf } from '@/api/errors/api-error';
import { readableValue } from '@/api/tolerant/unreadable';
import type { WriteUndo } from '@/api/writes/record-write';
import { useIsHere } from '@/components/hooks/use-is-here';
import { useLatest } from '@/components/hooks/use-latest';
import { linkTo, linkToPath } from '@/components/links/address';
import { listLink } from '@/components/links/from';
import { useLeaveTo } from '@/components/links/use-leave-to';
import type { NoticeLink } from '@/components/notices/notice-text';
import { notifyError, notifySuccess, notKept } from '@/components/notices/notices';
import { noteSaved } from '@/lib/dates/saved-since';
import { highlightRow } from '@/lib/records/highlighted-row';
import { nameInForm } from '@/lib/records/record-name';
import type { Identified, ResourceFormOptions } from './resource-form';
import { useFormDraft } from './use-draft';
import { type FormState, useFormState } from './use-form-state';
import { formAddress, useLeaveGuard } from './use-leave-guard';

interface SavedRecord {
  name: string;
  created: boolean;
  undo: WriteUndo | undefined;
  /** The names of fields that were sent but not kept. */
  lost: readonly string[];
  /** The link to the record. */
  open: NoticeLink | undefined;
}

const putBack = ({ name, undo }: SavedRecord) =>
  undo?.leavesSome
    ? $localize`“${name}:name:” was changed back, except for files and passwords.`
    : $localize`“${name}:name:” was changed back.`;

/** Shows a notice that a record was saved, with a link to it and an undo. */
const useSavedNotice = () => {
  const { mutate } = useMutation({
    meta: { handled: true, by: 'undo' },
    mutationFn: async ({ undo }: SavedRecord) => undo?.run(),
    onSuccess: (_done, saved) => notifySuccess(putBack(saved), { open: saved.open }),
    onError: (error, { name }) => {
      if (isSilent(error)) return;
      const reason = isGone(error) ? $localize`It was deleted meanwhile.` : reasonOf(error);
      notifyError(
        mayBeSaved(error)
          ? $localize`It is not known whether “${name}:name:” was changed back. ${reason}:reason:`
          : $localize`“${name}:name:” was not changed back. ${reason}:reason:`,
      );
    },
  });
  return (saved: SavedRecord) => {
    const { name, created, undo, open, lost } = saved;
    notifySuccess(created ? $localize`“${name}:name:” was created.` : $localize`“${name}:name:” was saved.`, {
      open,
      undo: undo && (() => mutate(saved)),
      warning: notKept(lost),
    });
  };
};

const activeOf = (record: object): boolean | undefined => {
  const status = 'status' in record ? readableValue(record, 'status') : undefined;
  return typeof status === 'boolean' ? status : undefined;
};

const discardedText = ({
  creating,
  noun,
  recordName,
}: Pick<FormState<object>, 'creating' | 'noun' | 'recordName'>) =>
  creating
    ? $localize`The new ${noun}:noun: was discarded.`
    : $localize`The changes to “${recordName}:recordName:” were discarded.`;

/** A form with a screen of its own: input is kept as a draft; saving and leaving lead back to the list. */
export const useResourceForm = <Rec extends Identified, Values extends object>(
  options: ResourceFormOptions<Rec, Values>,
) => {
  const {
    noun,
    resource,
    record,
    list,
    view,
    afterCreate = view,
    createdLink,
    name = nameInForm,
    origins = [],
    secret,
  } = options;
  const { remove } = resource;
  const location = useLocation();
  const { state } = location;
  // The first location: during navigation to another form, the router's location is already that form's.
  const [{ pathname, search }] = useState(location);
  const navigate = useNavigate();
  const router = useRouter();

  /** A sibling path of this form: the list, or another form; the current path may end with a slash. */
  const beside = (form: string) => linkToPath(pathname.replace(/\/(create|\d+\/edit)\/?$/, form));
  const listTo = list ? linkTo(list) : beside('');
  const listPath = router.buildLocation(listTo).pathname;
  const leaveTo = useLeaveTo(listPath);
  const notifySaved = useSavedNotice();
  const noticeLink = (id: number | undefined): NoticeLink | undefined => {
    if (id === undefined) return undefined;
    if (view) return { label: $localize`View`, link: view(id) };
    if (!resource.read) return undefined;
    return { label: $localize`Edit`, link: beside(`/${id}/edit`) };
  };
  const isHere = useIsHere();
  const goingBack = useRef(false);
  useEffect(
    () =>
      router.history.subscribe(() => {
        goingBack.current = false;
      }),
    [router],
  );
  const leave = () => {
    // The form is still there for a moment, and so are its buttons.
    if (goingBack.current || !isHere()) return;
    const { from } = state;
    const back = from?.path === listPath ? listLink(from) : undefined;
    if (back?.moved) void navigate({ ...back.link, replace: true });
    else if (from && router.history.canGoBack()) {
      goingBack.current = true;
      router.history.back();
    } else void navigate(listTo);
  };
  /** Opens the record's view; goes back to it if the form was opened from there. */
  const openView = (link: LinkProps) => {
    const behind = router.state.location.state.from?.path;
    if (behind === router.buildLocation(link).pathname) router.history.back();
    else void navigate({ ...link, replace: true, state: true });
  };
  const form = useFormState<Rec, Values>({
    ...options,
    onSaved: ({ values, id, created, undo, lost, onScreen, after }) => {
      noteSaved(pathname);
      const open = noticeLink(id);
      const named = name(values);
      const onward = created && id !== undefined && after === 'leave' ? afterCreate?.(id, values) : undefined;
      const next = created && id !== undefined ? createdLink?.(id, values) : undefined;
      notifySaved({ name: named, created, undo, open: onward ? undefined : (next ?? open), lost });
      if (id !== undefined) {
        const pathOf = (link: LinkProps) => router.buildLocation(link).pathname;
        const made = created && open ? { id, name: named, path: pathOf(open.link) } : undefined;
        highlightRow(listPath, id, made);
      }
      erase();
      if (!onScreen) return;
      // A blocked navigation continues: the history is at its target already.
      if (latestGuard.current.status === 'blocked') latestGuard.current.proceed();
      else if (onward) openView(onward);
      else if (after === 'open' && view && id !== undefined)
        openView((created ? afterCreate?.(id, values) : undefined) ?? view(id));
      else if (after !== 'another') leave();
    },
  });

  const { offer, discard, erase } = useFormDraft(
    formAddress(pathname, search, origins),
    record === undefined
      ? { label: $localize`Create ${noun}:noun:` }
      : {
          label: $localize`Edit ${noun}:noun: · ${name(resource.toValues(record))}:name:`,
          name: name(resource.toValues(record)),
        },
    form,
    secret,
  );
  const guard = useLeaveGuard(pathname, form.dirty, { isDirty: form.isDirty, origins });
  const latestGuard = useLatest(guard);
  const discardInput = () => {
    // While a save is in flight, the draft may be the only copy.
    if (form.isSaving()) return;
    if (form.isDirty()) {
      const { values, base } = form.unsaved();
      discard(discardedText(form), values, base);
    }
    form.reset();
  };

  return {
    ...form,
    /** The record's view screen, if there is one. */
    view,
    /** The record on display as it is stored, and its screen; undefined on a create screen. */
    stored: record && {
      id: record.id,
      /** Whether the record is active, if it has that status. */
      active: activeOf(record),
      /** The path to return to after saving. */
      list: listPath,
      /** The same screen of another record. */
      screen: (id: number) => linkToPath(pathname.replace(/\d+(?=\/[\w-]+$)/, String(id))),
    },
    /** Deletes the record on display. */
    remove: record && remove && (() => remove(record.id)),
    removeCaution: options.removeCaution,
    /** Leaves the form of a record after it was deleted. */
    removed: () => {
      erase();
      form.reset();
      leaveTo();
    },
    /** Discards the input, with an undo. */
    discard: discardInput,
    discardAndLeave: () => {
      discardInput();
      leave();
    },
    guard,
    draft: offer,
  };
};

/** A form with a screen of its own: with a draft and navigation. */
export type ResourceForm<Values extends object> = ReturnType<typeof useResourceForm<Identified, Values>>;
