import { Text, Textarea, Toolbar } from '@mantine/core';
import { usePasteLimit } from '@/components/inputs/paste-limit';
import type { EditorFrame } from './editor-frame';
import { EditorHead } from './editor-head';
import classes from './rich-text.module.css';
import { ViewButtons } from './view-buttons';

interface CodeViewProps extends EditorFrame {
  html: string;
  onEdit: (html: string) => void;
}

/** A textarea with the text as HTML. */
export const CodeView = ({ html, onEdit, ...field }: CodeViewProps) => {
  const { id, label, required = false, disabled, invalid, describedBy, view } = field;
  const [refusal, limit] = usePasteLimit(field.longest);
  return (
    <>
      <EditorHead id={id} label={label} required={required}>
        <Toolbar
          aria-label={$localize`View of ${label}:label:`}
          aria-controls={`${id}-text`}
          variant="light"
          size="sm"
          withBorder={false}
          className={classes.views}
        >
          <ViewButtons view={view} />
        </Toolbar>
      </EditorHead>
      <Textarea
        {...limit}
        id={`${id}-text`}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${describedBy} ${id}-keys`.trim()}
        aria-required={required}
        aria-invalid={invalid}
        data-path={field['data-path']}
        defaultValue={html}
        disabled={disabled}
        error={invalid}
        dir="ltr"
        spellCheck={false}
        rows={10}
        classNames={{ input: classes.code }}
        onChange={({ currentTarget }) => onEdit(currentTarget.value)}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
      />
      <div id={`${id}-keys`} className={classes.note}>
        {$localize`You are editing HTML. When you go back, the editor names what it cannot keep.`}
      </div>
      {refusal && (
        <Text size="sm" c="danger" role="alert" className={classes.refusal}>
          {refusal}
        </Text>
      )}
    </>
  );
};
