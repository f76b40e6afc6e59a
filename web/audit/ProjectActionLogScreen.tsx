import { makeStyles, Subtitle1, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ActionLog } from './ActionLog'
import { ErasedStretches } from './ErasedStretches'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    gap: tokens.spacingVerticalM,
    paddingBottom: '24px',
  },
  title: { margin: 0 },
})

/** The action log of the project whose screen it stands in. */
export function ProjectActionLogScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const { projectId = '' } = useParams()
  return (
    <section className={styles.root}>
      <Subtitle1 as="h2" className={styles.title}>
        {t('navigation.action-log')}
      </Subtitle1>
      <ErasedStretches projectId={projectId} />
      <ActionLog key={projectId} projectId={projectId} />
    </section>
  )
}
