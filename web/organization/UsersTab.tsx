import { Avatar, Button, makeStyles, mergeClasses, Text, Tooltip, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { showDay } from '@prumo/contracts/formats/days'
import type { Answer } from '@prumo/contracts/index'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { useTimeZones } from '../platform/formats/useTimeZones'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import { useNarrow } from '../platform/layout/useNarrow'
import { type Column, Table } from '../platform/lists/Table'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import { useLanguage } from '../platform/texts/useLanguage'
import { AddUserDialog } from './AddUserDialog'
import { UserActions } from './UserActions'

export type OrganizationUser = Answer<'organizationUsers'>[number]
export type AccessProfile = Answer<'accessProfiles'>[number]

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground3 },
  end: { marginLeft: 'auto' },
  person: { display: 'flex', alignItems: 'center', gap: '10px', contain: 'inline-size' },
  words: { display: 'grid', minWidth: 0, flexGrow: 1, contain: 'inline-size' },
  name: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 },
  clipped: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', display: 'block' },
})

/** The people of the organization: their licences, their access profiles, and when they were last here. */
export function UsersTab() {
  const { t } = useTranslation()
  const styles = useStyles()
  const can = useAccess()
  const [adding, setAdding] = useState(false)
  const { data: users, error, mutate } = useQuery('organizationUsers', {})
  const { data: profiles = [] } = useQuery('accessProfiles', {})
  const manages = can('organization', 'totalControl')
  const columns = useColumns(profiles, manages)

  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!users) return <Loading rows={12} shape="rows" />
  return (
    <>
      <div className={styles.bar}>
        <Text size={200} className={styles.quiet} role="status">
          {t('organization.userCount', { count: users.length })}
        </Text>
        <div className={styles.end}>
          {manages ? (
            <Button appearance="primary" icon={<AddRegular />} onClick={() => setAdding(true)}>
              {t('command.AddUser')}
            </Button>
          ) : (
            <Text size={200} className={styles.quiet}>
              {t('organization.askManager')}
            </Text>
          )}
        </div>
      </div>
      <Table label={t('organization.users')} columns={columns} rows={users} keyOf={({ userId }) => userId} />
      {adding && <AddUserDialog profiles={profiles} onClosed={() => setAdding(false)} />}
    </>
  )
}

function useColumns(profiles: readonly AccessProfile[], manages: boolean): Column<OrganizationUser>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const showInstant = useShowInstant()
  const zones = useTimeZones()
  const styles = useStyles()
  const narrow = useNarrow()
  const profileOf = ({ profileName }: OrganizationUser) => profileName ?? t('organization.fullAccess')
  const lastSignIn = ({ lastSignedInAt }: OrganizationUser) =>
    lastSignedInAt ? showInstant(lastSignedInAt) : t('organization.neverSignedIn')
  return [
    {
      key: 'name',
      name: t('field.name'),
      width: narrow ? `minmax(220px, calc(100vw - ${manages ? 104 : 28}px))` : 'minmax(220px, 1.6fr)',
      cell: (user) => <PersonCell user={user} profile={profileOf(user)} />,
    },
    {
      key: 'licence',
      name: t('field.licence'),
      width: '116px',
      wide: true,
      cell: ({ licence }) => t(`licence.${licence}`),
    },
    {
      key: 'profile',
      name: t('field.profileId'),
      width: 'minmax(140px, 1fr)',
      wide: true,
      cell: (user) => <div className={styles.words}>{profileOf(user)}</div>,
    },
    {
      key: 'projects',
      name: t('organization.projects'),
      width: '90px',
      align: 'end',
      wide: true,
      cell: ({ projectCount }) => projectCount,
    },
    {
      key: 'lastSignIn',
      name: t('organization.lastSignIn'),
      width: '170px',
      wide: true,
      cell: (user) => (
        <Tooltip content={t(`authentication.${user.authentication}`)} relationship="description">
          <span>{lastSignIn(user)}</span>
        </Tooltip>
      ),
    },
    {
      key: 'added',
      name: t('organization.addedAt'),
      width: '120px',
      wide: true,
      cell: ({ addedAt }) => showDay(dayAt(zones, addedAt), language),
    },
    ...(manages
      ? [
          {
            key: 'actions',
            name: t('organization.actions'),
            width: '76px',
            cell: (user: OrganizationUser) => <UserActions user={user} profiles={profiles} />,
          },
        ]
      : []),
  ]
}

/** Who it is; on a phone also with which licence and profile, for which there are no columns. */
function PersonCell({ user, profile }: { user: OrganizationUser; profile: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  return (
    <div className={styles.person}>
      <Avatar size={32} name={`${user.name} ${user.lastName}`} aria-hidden="true" />
      <div className={styles.words}>
        <span className={styles.name}>
          <Text weight="semibold" className={styles.clipped}>
            {user.name} {user.lastName}
          </Text>
          {user.administrator && (
            <RoomyBadge appearance="outline" size="small" color="brand">
              {t('organization.administrator')}
            </RoomyBadge>
          )}
        </span>
        <Text size={200} className={mergeClasses(styles.quiet, styles.clipped)} title={user.email}>
          {user.email}
        </Text>
        {narrow && (
          <Text size={200} className={styles.clipped}>
            {t(`licence.${user.licence}`)} · {profile}
          </Text>
        )}
      </div>
    </div>
  )
}
