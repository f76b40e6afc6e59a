import { Button, makeStyles } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { levels } from '@prumo/contracts/access'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { QuietText } from '../platform/layout/QuietText'
import { ToolButton } from '../platform/layout/ToolButton'
import { Toolbar } from '../platform/layout/Toolbar'
import { useNarrow } from '../platform/layout/useNarrow'
import { RowTitle } from '../platform/lists/RowTitle'
import { type Column, Table } from '../platform/lists/Table'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import { AccessProfileDialog } from './AccessProfileDialog'
import { offeredFeatures } from './offeredFeatures'
import type { AccessProfile } from './UsersTab'

const useStyles = makeStyles({
  actions: { display: 'flex', justifyContent: 'flex-end' },
})

/** A profile as it is now: others may change it while it is open. */
const latest = (profiles: readonly AccessProfile[], { profileId, ...former }: AccessProfile): AccessProfile =>
  profiles.find((profile) => profile.profileId === profileId) ?? { profileId, ...former }

/** Named sets of rights, and how many people each one binds. */
export function AccessProfilesTab() {
  const { t } = useTranslation()
  const can = useAccess()
  const [editing, setEditing] = useState<AccessProfile>()
  const { data: profiles, error, mutate } = useQuery('accessProfiles', {})
  const manages = can('organization', 'totalControl')
  const columns = useColumns(manages, setEditing)

  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!profiles) return <Loading rows={12} shape="rows" />
  return (
    <>
      {profiles.length === 0 ? (
        <EmptyState title={t('organization.noProfiles')} text={t('organization.noProfilesText')} />
      ) : (
        <>
          <Toolbar>
            <QuietText>{t('organization.profilesText')}</QuietText>
          </Toolbar>
          <Table
            label={t('organization.profiles')}
            columns={columns}
            rows={profiles}
            keyOf={({ profileId }) => profileId}
            onOpen={setEditing}
          />
        </>
      )}
      {editing && (
        <AccessProfileDialog
          profile={latest(profiles, editing)}
          readOnly={!manages}
          onClosed={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

function useColumns(manages: boolean, onEdit: (profile: AccessProfile) => void): Column<AccessProfile>[] {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const people = ({ userCount }: AccessProfile) => t('organization.userCount', { count: userCount })
  return [
    {
      key: 'name',
      name: t('field.name'),
      width: narrow ? `minmax(200px, calc(100vw - ${manages ? 120 : 28}px))` : 'minmax(200px, 3fr)',
      cell: (profile) => (
        <RowTitle quiet={[narrow && people(profile), levelSummary(profile, t)].filter(Boolean).join(' · ')}>
          {profile.name}
        </RowTitle>
      ),
    },
    { key: 'users', name: t('organization.users'), width: '130px', align: 'end', wide: true, cell: people },
    {
      key: 'mayOwnProjects',
      name: t('field.mayOwnProjects'),
      width: '216px',
      wide: true,
      cell: ({ mayOwnProjects }) => t(mayOwnProjects ? 'yes' : 'no'),
    },
    ...(manages
      ? [
          {
            key: 'actions',
            name: t('organization.actions'),
            width: '92px',
            cell: (profile: AccessProfile) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: keeps its buttons' clicks from opening the row
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the buttons' own
              <div className={styles.actions} onClick={(event) => event.stopPropagation()}>
                <ToolButton
                  label={t('organization.editProfile', { name: profile.name })}
                  size="small"
                  icon={<EditRegular />}
                  onClick={() => onEdit(profile)}
                />
                <DeleteProfile profile={profile} />
              </div>
            ),
          },
        ]
      : []),
  ]
}

/** How many features stand at which level, the widest first. */
function levelSummary({ permissions }: AccessProfile, t: TFunction) {
  return [...levels]
    .reverse()
    .map((level) => ({ level, count: offeredFeatures.filter((feature) => permissions[feature] === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => `${t(`level.${level}`)}: ${count}`)
    .join(' · ')
}

function DeleteProfile({ profile: { profileId, name, userCount } }: { profile: AccessProfile }) {
  const { t } = useTranslation()
  const { run } = useCommand()
  return (
    <ConfirmDialog
      trigger={
        <Button
          appearance="subtle"
          size="small"
          icon={<DeleteRegular />}
          aria-label={t('organization.deleteProfile', { name })}
          title={t('organization.deleteProfile', { name })}
        />
      }
      title={t('organization.deleteProfile', { name })}
      action={t('delete')}
      typed={name}
      onConfirm={() => run('DeleteAccessProfile', { profileId }, { done: t('done.DeleteAccessProfile') })}
    >
      {userCount > 0 ? t('organization.deleteReturns', { count: userCount }) : t('organization.deleteBindsNobody')}
    </ConfirmDialog>
  )
}
