import {
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { ComboboxStore } from '@mantine/core';
import { letterOf } from '@/components/keys/use-shortcuts';
import { isComposing } from '@/lib/text/composing';
import type { PickerOptions } from './use-picker-options';

interface Picking {
  combobox: ComboboxStore;
  list: PickerOptions;
  term: string;
  /** The selected ids. */
  values: readonly number[];
  /** Receives the focus from Retry. */
  input: RefObject<HTMLInputElement | null>;
  onBlur: FocusEventHandler<HTMLElement> | undefined;
}

/**
 * Enter in an open list selects, and never submits the form; keys that would save without what was typed say so instead.
 * The first match of a search is preselected once loaded. After a failure the list is empty: Enter retries, the down arrow
 * moves to the button.
 */
export const usePickerKeys = ({ combobox, list, term, values, input, onBlur }: Picking) => {
  const retryRef = useRef<HTMLButtonElement>(null);
  /** What was typed last and not chosen, and what was selected then. */
  const [left, setLeft] = useState({ text: '', beside: '' });
  const beside = values.join();
  const found = combobox.dropdownOpened && term.trim() !== '' && !list.loading;
  const first = found ? list.options.findIndex(({ value }) => !values.includes(value)) : -1;
  const firstValue = list.options[first]?.value;
  const offer = useEffectEvent(() => {
    if (first >= 0) combobox.selectOption(first);
  });
  useEffect(() => offer(), [firstValue, term]);

  const leave = () => {
    if (term.trim() !== '') setLeft({ text: term.trim(), beside });
    combobox.closeDropdown();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!combobox.dropdownOpened || isComposing(event.nativeEvent)) return;
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (term.trim() !== '' && (ctrlKey || metaKey) && (key === 'Enter' || letterOf(nativeEvent) === 's')) {
      event.preventDefault();
      event.stopPropagation();
      leave();
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (list.failed) list.retry();
    }
    if (event.key === 'ArrowDown' && list.failed) {
      event.preventDefault();
      retryRef.current?.focus();
    }
  };
  const retry = () => {
    list.retry();
    input.current?.focus();
  };
  return {
    onKeyDown,
    /** Blurs the picker, unless the focus only moves into the dropdown. */
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.relatedTarget !== null && event.relatedTarget === retryRef.current) return;
      leave();
      onBlur?.(event);
    },
    /** Says what was typed and not chosen, until something is chosen or typed. */
    notChosen:
      left.text !== '' && left.beside === beside && term === ''
        ? $localize`“${left.text}:text:” was not chosen. Choose one of the list.`
        : undefined,
    dropdown: { term, list, values, retryRef, onRetry: retry },
  };
};
