import { LinkIcon } from '@/components/links/link-button';
import classes from './navbar.module.css';
import { PageIcon } from './page-icon';
import { STARRED_IN_NAVBAR, useStarred } from './starred';

/** The first starred pages as icons; the panel has all. */
export const StarredBar = () => {
  const pages = useStarred().slice(0, STARRED_IN_NAVBAR);
  return (
    <nav aria-label="Starred pages" className={classes.favourites} hidden={pages.length === 0}>
      {pages.map(({ path, label }) => (
        <LinkIcon key={path} to={path} activeOptions={{ exact: true }} aria-label={label} data-hint={label}>
          <PageIcon path={path} size={18} />
        </LinkIcon>
      ))}
    </nav>
  );
};
