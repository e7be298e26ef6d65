import { STARRED_IN_NAVBAR } from '@/shell/starred';
import { StarredPanel } from '@/shell/starred-panel';
import { SettingsSection } from './settings-section';

const stay = () => undefined;

export const StarredTab = () => (
  <SettingsSection
    title="Starred pages"
    description={`The first ${STARRED_IN_NAVBAR} are in the navbar, in this order.`}
  >
    <StarredPanel onClose={stay} />
  </SettingsSection>
);
