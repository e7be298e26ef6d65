import { useState } from 'react';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconDownload, IconMountain, IconTrash, IconUpload } from '@tabler/icons-react';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import { LinkButton } from '@/components/links/link-button';
import { notifyError, notifySuccess } from '@/components/notices/notices';
import classes from '@/features/settings/settings.module.css';
import { SettingsSection } from '@/features/settings/settings-section';
import { download } from '@/lib/files/download';
import { eraseDrafts } from '@/lib/storage/draft';
import { forgetProgress, forgetRecords } from '@/lib/storage/forget-records';
import { forgetNepalChanges } from '@/lib/storage/nepal-changes';
import { plural } from '@/lib/text/plural';
import {
  applySettings,
  clearSettings,
  readSettingsFile,
  restoreSettings,
  settingsFile,
} from './settings-file';

const exportSettings = () => {
  download('settings.json', JSON.stringify(settingsFile(), null, 2), 'application/json');
};

const importSettings = async (file: File | null) => {
  if (!file) return;
  // The file may have been deleted since it was selected.
  const settings = readSettingsFile(await file.text().catch(() => ''));
  if (!settings) {
    notifyError($localize`This is not a settings file. Choose one that was exported here.`, {
      id: 'settings',
    });
    return;
  }
  const before = settingsFile().settings;
  const count = applySettings(settings);
  notifySuccess(
    plural(count, { one: $localize`# setting was imported.`, other: $localize`# settings were imported.` }),
    {
      undo: () => restoreSettings(before),
    },
  );
};

export const DataTab = () => {
  const [asked, setAsked] = useState(false);
  return (
    <SettingsSection
      title={$localize`Data in this browser`}
      description={$localize`This browser keeps settings, starred pages, saved views, changes of Nepal data, recently opened records, the last reading on the start page and unsaved drafts.`}
    >
      <div>
        <div className={classes.row}>
          <Text size="sm">
            {$localize`An exported file holds no records or passwords, but it includes saved views and their filters.`}
          </Text>
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={exportSettings}
            >
              {$localize`Export settings`}
            </Button>
            <FileButton
              accept="application/json,.json"
              onChange={(file) => void importSettings(file)}
              // A browser fires no event when the same file is selected again after a correction.
              inputProps={{ onClick: ({ currentTarget }) => (currentTarget.value = '') }}
            >
              {(props) => (
                <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
                  {$localize`Import settings`}
                </Button>
              )}
            </FileButton>
          </Group>
        </div>
        <div className={classes.row}>
          <Text size="sm">
            {$localize`Heights, feasts, permits and spellings, as you changed them for your account.`}
          </Text>
          <LinkButton to="/nepal-data" variant="default" leftSection={<IconMountain size={16} aria-hidden />}>
            {$localize`Nepal data`}
          </LinkButton>
        </div>
        <div className={classes.row}>
          <Text size="sm">{$localize`You stay signed in, and records on the server are not changed.`}</Text>
          <Button
            variant="default"
            color="danger"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setAsked(true)}
          >
            {$localize`Clear local data`}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={asked}
        title={$localize`Clear local data?`}
        confirm={$localize`Clear`}
        onConfirm={() => {
          clearSettings();
          forgetNepalChanges();
          eraseDrafts();
          forgetRecords();
          forgetProgress();
          notifySuccess($localize`The local data was cleared.`);
          return Promise.resolve();
        }}
        onClose={() => setAsked(false)}
      >
        <Text size="sm">
          {$localize`This removes settings, starred pages, saved views, the columns of lists, changes of Nepal data, recently opened records, the last reading on the start page and unsaved drafts from this browser. You stay signed in, and records on the server are not changed.`}
        </Text>
      </ConfirmDialog>
    </SettingsSection>
  );
};
