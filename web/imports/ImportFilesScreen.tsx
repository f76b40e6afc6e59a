import { Card, Field, makeStyles, Select, Subtitle2, Text, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../platform/api'
import { ButtonLink } from '../platform/ButtonLink'
import { EmptyState } from '../platform/EmptyState'
import { FailureBar } from '../platform/FailureBar'
import { Loading } from '../platform/Loading'
import { Page } from '../platform/Page'

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
    gap: '16px',
    alignItems: 'start',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** Imports begin in a project: which one? */
export function ImportFilesScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const [projectId, setProjectId] = useState('')
  const { data: projects, error, mutate } = useQuery('projects', { scope: 'all' })
  return (
    <Page title={t('navigation.import-files')}>
      <FailureBar failure={error} onRetry={() => void mutate()} />
      {!projects ? (
        !error && <Loading rows={3} />
      ) : projects.length === 0 ? (
        <EmptyState title={t('projects.first')} text={t('projects.firstText')} />
      ) : (
        <div className={styles.grid}>
          <Card>
            <Subtitle2 as="h2">{t('imports.ofTasks')}</Subtitle2>
            <Text>{t('imports.ofTasksAbout')}</Text>
            <Field label={t('field.projectId')}>
              <Select value={projectId} onChange={(_, { value }) => setProjectId(value)}>
                <option value="" />
                {projects.map((project) => (
                  <option key={project.projectId} value={project.projectId}>
                    {project.pitch}
                  </option>
                ))}
              </Select>
            </Field>
            {projectId && (
              <ButtonLink to={`/projects/${projectId}/imports`} appearance="primary">
                {t('next')}
              </ButtonLink>
            )}
          </Card>
          {(['ofCanvas', 'ofFinance'] as const).map((kind) => (
            <Card key={kind}>
              <Subtitle2 as="h2">{t(`imports.${kind}`)}</Subtitle2>
              <Text className={styles.quiet}>{t(`imports.${kind}About`)}</Text>
            </Card>
          ))}
        </div>
      )}
    </Page>
  )
}
