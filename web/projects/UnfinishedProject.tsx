import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ProjectCopy, ProjectSummary } from '@prumo/contracts/projects/queries'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { EmptyState } from '../platform/layout/EmptyState'
import { usePast } from '../platform/server/past'
import { useCommand } from '../platform/server/useCommand'
import { CopyProgress } from './CopyProgress'

const useStyles = makeStyles({
  title: {
    margin: 0,
    padding: '16px 24px 0',
    fontSize: tokens.fontSizeBase500,
    overflowWrap: 'anywhere',
    '@media (max-width: 800px)': { padding: '12px 12px 0' },
  },
})

type Props = { project: ProjectSummary; copy: ProjectCopy }

/** A project that is copied from another one and is not whole: how far it is, or why it ended and how it goes away. */
export function UnfinishedProject({ project, copy }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <>
      <h1 className={styles.title}>{project.pitch}</h1>
      {copy.state === 'underWay' ? (
        <EmptyState title={t('copying.underWay')} text={t('copying.text')}>
          <CopyProgress copy={copy} done={project.taskCount} />
        </EmptyState>
      ) : (
        <EmptyState
          title={t('copying.ended')}
          text={[copy.reason && t(`copyEndReason.${copy.reason}`), t('copying.endedText')].filter(Boolean).join(' ')}
        >
          <RemoveCopy project={project} />
        </EmptyState>
      )}
    </>
  )
}

function RemoveCopy({ project: { projectId, pitch } }: Pick<Props, 'project'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { run } = useCommand()
  const past = usePast()
  const remove = async () => {
    const isRemoved = await run('DeleteProject', { projectId, pitch }, { done: t('done.DeleteProject') })
    if (isRemoved) void navigate(addresses.myProjects())
    return isRemoved
  }
  if (past) return null
  return (
    <ConfirmDialog
      trigger={<Button appearance="primary">{t('copying.remove')}</Button>}
      title={t('copying.removeTitle')}
      action={t('copying.remove')}
      onConfirm={remove}
    >
      {t('copying.removeText', { pitch })}
    </ConfirmDialog>
  )
}
