import classes from './preview.module.css';

interface FactsProps {
  facts: readonly (readonly [label: string, value: string | undefined])[];
}

/** Short facts under their labels; those that are empty are left out. */
export const Facts = ({ facts }: FactsProps) => {
  const known = facts.filter(([, value]) => value);
  return (
    known.length > 0 && (
      <dl className={classes.facts}>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
};
