import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { siteName } from '@/api/client/config';
import { useSessionUser } from '@/api/session';
import { userName } from '@/api/session/user';
import { MomentText } from '@/components/text/day-text';
import { filled } from '@/components/text/filled';
import classes from './print.module.css';

const now = () => new Date().toISOString();

/** When the page was last printed, so that it is right on paper. */
const usePrintTime = () => {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const renew = () => flushSync(() => setTime(now()));
    addEventListener('beforeprint', renew);
    return () => removeEventListener('beforeprint', renew);
  }, []);
  return time;
};

interface PrintHeadProps {
  /** What the page is: "Travellers on Sat 28 Nov 2026". */
  title: ReactNode;
  /** What else identifies it. */
  children?: ReactNode;
}

/** The head of a page on paper, in place of the screen's: whose it is, what, and when and by whom it was printed. */
export const PrintHead = ({ title, children }: PrintHeadProps) => {
  const time = usePrintTime();
  const user = useSessionUser();
  return (
    <div className={classes.head} data-print-head>
      <div>
        <p className={classes.title} dir="auto">
          {title}
        </p>
        {children && <p dir="auto">{children}</p>}
      </div>
      <div className={classes.origin}>
        {siteName() && <p className={classes.company}>{siteName()}</p>}
        <p>{filled((moment) => $localize`Printed ${moment}:moment:`, <MomentText moment={time} />)}</p>
        {user && <p>{filled((name) => $localize`by ${name}:name:`, <bdi>{userName(user)}</bdi>)}</p>}
      </div>
    </div>
  );
};

/** Where the guide of a departure writes, on paper only. */
export const SignatureFields = () => (
  <dl className={classes.fields}>
    {[$localize`Guide`, $localize`Notes`, $localize`Date and signature`].map((label) => (
      <div key={label} data-field={label}>
        <dt>{label}</dt>
        <dd />
      </div>
    ))}
  </dl>
);
