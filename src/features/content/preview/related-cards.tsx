import classes from '@/components/dialogs/page-preview.module.css';
import { PickedName } from '@/components/pickers/picked-name';
import type { PickerSource } from '@/components/pickers/picker-source';

interface RelatedCardsProps {
  title: string;
  source: PickerSource;
  ids: readonly number[];
}

/** The related records of a page, in order; nothing if there are none. */
export const RelatedCards = ({ title, source, ids }: RelatedCardsProps) =>
  ids.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul className={classes.cards}>
        {ids.map((id) => (
          <li key={id} className={classes.card}>
            <PickedName source={source} to={{ id }} />
          </li>
        ))}
      </ul>
    </section>
  );
