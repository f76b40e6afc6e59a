import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { HiddenHeading } from '../platform/layout/HiddenHeading'
import { ActionLog } from './ActionLog'
import { ErasedStretches } from './ErasedStretches'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    gap: tokens.spacingVerticalS,
    paddingBottom: '12px',
  },
})

/** The action log of the project whose screen it stands in. */
export function ProjectActionLogScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const { projectId = '' } = useParams()
  return (
    <section className={styles.root}>
      <HiddenHeading>{t('navigation.action-log')}</HiddenHeading>
      <ErasedStretches projectId={projectId} />
      <ActionLog key={projectId} projectId={projectId} />
    </section>
  )
}
