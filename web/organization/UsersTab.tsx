import { makeStyles, mergeClasses, Text, Tooltip, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import type { Answer } from '@prumo/contracts/index'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { useTimeZones } from '../platform/formats/useTimeZones'
import { FailureBar } from '../platform/layout/FailureBar'
import { Initials } from '../platform/layout/Initials'
import { Loading } from '../platform/layout/Loading'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import { Toolbar } from '../platform/layout/Toolbar'
import { useNarrow } from '../platform/layout/useNarrow'
import { CutText } from '../platform/lists/CutText'
import { type Column, Table } from '../platform/lists/Table'
import { useInstantWidth } from '../platform/lists/useInstantWidth'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import { useLanguage } from '../platform/texts/useLanguage'
import { UserActions } from './UserActions'

export type OrganizationUser = Answer<'organizationUsers'>[number]
export type AccessProfile = Answer<'accessProfiles'>[number]

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  // Beside the buttons at the end of the line, or alone in it.
  ask: { flexGrow: 1, textAlign: 'end' },
  person: { display: 'flex', alignItems: 'center', gap: '8px', contain: 'inline-size' },
  words: { display: 'grid', minWidth: 0, flexGrow: 1, contain: 'inline-size' },
  line: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, flexGrow: 1 },
  sign: { display: 'flex' },
  name: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0, maxWidth: '100%', flexShrink: 0 },
  clipped: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', display: 'block' },
})

/** The people of the organization: their licences, their access profiles, and when they were last here. */
export function UsersTab() {
  const { t } = useTranslation()
  const styles = useStyles()
  const can = useAccess()
  const { data: users, error, mutate } = useQuery('organizationUsers', {})
  const { data: profiles = [] } = useQuery('accessProfiles', {})
  const manages = can('organization', 'totalControl')
  const columns = useColumns(profiles, manages)

  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!users) return <Loading rows={12} shape="rows" />
  return (
    <>
      <Toolbar>
        <Text size={200} className={styles.quiet} role="status">
          {t('organization.userCount', { count: users.length })}
        </Text>
        {!manages && (
          <Text size={200} className={mergeClasses(styles.quiet, styles.ask)}>
            {t('organization.askManager')}
          </Text>
        )}
      </Toolbar>
      <Table label={t('organization.users')} columns={columns} rows={users} keyOf={({ userId }) => userId} />
    </>
  )
}

function useColumns(profiles: readonly AccessProfile[], manages: boolean): Column<OrganizationUser>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const showInstant = useShowInstant()
  const zones = useTimeZones()
  const narrow = useNarrow()
  const profileOf = ({ profileName }: OrganizationUser) => profileName ?? t('organization.fullAccess')
  const lastSignIn = ({ lastSignedInAt }: OrganizationUser) =>
    lastSignedInAt ? showInstant(lastSignedInAt) : t('organization.neverSignedIn')
  return [
    {
      key: 'name',
      name: t('field.name'),
      width: narrow ? `minmax(220px, calc(100vw - ${manages ? 104 : 28}px))` : 'minmax(220px, 3fr)',
      cell: (user) => <PersonCell user={user} profile={profileOf(user)} />,
    },
    {
      key: 'licence',
      name: t('field.licence'),
      width: '104px',
      wide: true,
      cell: ({ licence }) => t(`licence.${licence}`),
    },
    {
      key: 'profile',
      name: t('field.profileId'),
      width: 'minmax(126px, 1fr)',
      wide: true,
      cell: (user) => <CutText>{profileOf(user)}</CutText>,
    },
    {
      key: 'projects',
      name: t('organization.projects'),
      width: '76px',
      align: 'end',
      wide: true,
      cell: ({ projectCount }) => projectCount,
    },
    {
      key: 'lastSignIn',
      name: t('organization.lastSignIn'),
      width: useInstantWidth(),
      wide: true,
      cell: (user) => (
        <Tooltip content={t(`authentication.${user.authentication}`)} relationship="description">
          <Text size={200}>{lastSignIn(user)}</Text>
        </Tooltip>
      ),
    },
    {
      key: 'added',
      name: t('organization.addedAt'),
      width: '122px',
      wide: true,
      cell: ({ addedAt }) => showDay(dayAt(zones, addedAt), language),
    },
    ...(manages
      ? [
          {
            key: 'actions',
            name: t('organization.actions'),
            width: '70px',
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
  const name = `${user.name} ${user.lastName}`
  return (
    <div className={styles.person}>
      <span aria-hidden="true" className={styles.sign}>
        <Initials name={name} />
      </span>
      <div className={narrow ? styles.words : styles.line}>
        <span className={styles.name}>
          <Text weight={narrow ? 'semibold' : 'regular'} className={styles.clipped} title={name}>
            {name}
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
