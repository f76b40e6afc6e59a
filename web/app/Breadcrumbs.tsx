import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { useOpenRecordName } from '../platform/layout/openRecord'
import { TextLink } from '../platform/layout/TextLink'
import { useNarrow } from '../platform/layout/useNarrow'
import { useQuery } from '../platform/server/useQuery'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap', minWidth: 0 },
  last: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  mark: { color: tokens.colorNeutralForeground3 },
})

/** Where one is, from the module down to the project and its view. */
export function Breadcrumbs() {
  const { t } = useTranslation()
  const styles = useStyles()
  const [module = 'dashboard', within, view = 'board'] = useLocation().pathname.split('/').filter(Boolean)
  const { projectId: id } = useParams()
  // A project's id further down an address says what is shown there, not where it is.
  const projectId = within === id ? id : undefined
  const { data: project, error } = useQuery('project', projectId ? { projectId } : null)
  const record = useOpenRecordName()
  const narrow = useNarrow()
  if (projectId && narrow) return <Text weight="semibold">{t([`navigation.${view}`, 'notFound.title'])}</Text>
  if (!projectId)
    return <Text weight="semibold">{t([`navigation.${within}`, `navigation.${module}`, 'notFound.title'])}</Text>
  return (
    <nav className={styles.root} aria-label={t('shell.where')}>
      <TextLink to={addresses.myProjects()}>{t('navigation.my-projects')}</TextLink>
      {error?.status !== 404 && (
        <>
          <Mark />
          <Text weight="semibold" className={styles.last}>
            {project?.pitch ?? '…'}
          </Text>
          <Mark />
          <Text className={styles.last}>{t([`navigation.${view}`, 'notFound.title'])}</Text>
        </>
      )}
      {project && record && (
        <>
          <Mark />
          <Text className={styles.last}>{record}</Text>
        </>
      )}
    </nav>
  )
}

function Mark() {
  const styles = useStyles()
  return (
    <span className={styles.mark} aria-hidden="true">
      /
    </span>
  )
}
