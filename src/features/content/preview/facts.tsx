import classes from './preview.module.css';

interface FactsProps {
  facts: readonly (readonly [label: string, value: string | undefined])[];
}

/** Short facts under their labels; those that are empty are left out. */
export const Facts = ({ facts }: FactsProps) => {
  const told = facts.filter(([, value]) => value);
  return (
    told.length > 0 && (
      <dl className={classes.facts}>
        {told.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
};
