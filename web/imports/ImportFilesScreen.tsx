import { Card, Field, makeStyles, Select, Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { Page } from '../platform/layout/Page'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { useFilters } from '../platform/lists/useFilters'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import { importableProjects } from './importableProjects'

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
    gap: '16px',
    alignItems: 'start',
    maxWidth: '1000px',
  },
  card: { alignItems: 'stretch' },
})

/** Imports begin in a project: which one? */
export function ImportFilesScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const can = useAccess()
  const [{ project: projectId }, setFilter] = useFilters('project')
  const { data, error, mutate } = useQuery('projects', { scope: 'all' })
  const projects = can('imports', 'editOnly') ? importableProjects(data ?? []) : []
  const chosen = projects.find((project) => project.projectId === projectId)
  return (
    <Page title={t('navigation.import-files')}>
      <FailureBar failure={error} onRetry={() => void mutate()} />
      {!data ? (
        !error && <Loading rows={3} />
      ) : projects.length === 0 ? (
        <EmptyState title={t('imports.noProject')} text={t('imports.noProjectText')} />
      ) : (
        <div className={styles.grid}>
          <Card className={styles.card}>
            <SectionTitle>{t('imports.ofTasks')}</SectionTitle>
            <Text>{t('imports.ofTasksAbout')}</Text>
            <Field label={t('field.projectId')}>
              <Select value={chosen?.projectId ?? ''} onChange={(_, { value }) => setFilter('project', value)}>
                <option value="">{t('imports.chooseProject')}</option>
                {projects.map((project) => (
                  <option key={project.projectId} value={project.projectId}>
                    {[project.pitch, project.internalCode].filter(Boolean).join(' · ')}
                  </option>
                ))}
              </Select>
            </Field>
            {chosen && (
              <ButtonLink appearance="primary" to={addresses.imports(chosen.projectId)}>
                {t('imports.goOn')}
              </ButtonLink>
            )}
          </Card>
        </div>
      )}
    </Page>
  )
}
