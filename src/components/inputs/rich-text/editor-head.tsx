import type { ReactNode } from 'react';
import { Input } from '@mantine/core';
import classes from './editor-head.module.css';

interface EditorHeadProps {
  /** The prefix of the ids of label, text, description and error. */
  id: string;
  label: string;
  required: boolean | undefined;
  /** Shown beside the label: tools, the word count. */
  children?: ReactNode;
}

/** The row above a formatted text. It reserves room for the toolbar, so that nothing moves when it appears. */
export const EditorHead = ({ id, label, required, children }: EditorHeadProps) => (
  <div className={classes.head}>
    <Input.Label
      id={`${id}-label`}
      labelElement="div"
      required={required}
      className={classes.label}
      onClick={() => document.getElementById(`${id}-text`)?.focus()}
    >
      {label}
    </Input.Label>
    {children}
  </div>
);
