import { OwnRecordPicker } from './own-record-picker';

interface OwnPagePickerProps {
  /** Receives the chosen page's path on the public site, and its name. */
  onPick: (path: string, name: string) => void;
}

/** Finds a page of the public site by kind and name. */
export const OwnPagePicker = ({ onPick }: OwnPagePickerProps) => (
  <OwnRecordPicker
    labels={[$localize`Kind of page`, $localize`Page of ours`]}
    read={(kind, id) => kind.path(id)}
    problems={[$localize`It has no address yet.`, $localize`Its address could not be read.`]}
    onFound={onPick}
  />
);
