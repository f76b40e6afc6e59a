import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { StarFilled, StarRegular } from '@fluentui/react-icons'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { PastMenu } from '../past/PastMenu'
import { useNarrow } from '../platform/layout/useNarrow'
import { PeopleInProject } from '../platform/presence/PeopleInProject'
import { usePast } from '../platform/server/past'
import { useCommand } from '../platform/server/useCommand'
import { NewTask } from '../tasks/NewTask'
import { customerOf } from './customerOf'
import { ProjectStatusBadge } from './ProjectStatusBadge'

const phone = '@media (max-width: 800px)'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 12px',
    padding: '12px 24px 0',
    [phone]: { padding: '10px 12px 0' },
  },
  name: { display: 'flex', alignItems: 'flex-start', gap: '4px', minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '28px',
    [phone]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2', overflow: 'hidden' },
  },
  facts: {
    color: tokens.colorNeutralForeground3,
    [phone]: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  // On a phone all of it stands in one line: the room is for the board.
  line: {
    display: 'contents',
    [phone]: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      width: '100%',
      '& > :first-child': { flexShrink: 0 },
    },
  },
  past: { display: 'flex', alignItems: 'center', gap: '8px', marginLeft: 'auto', flexShrink: 0 },
})

/** The project's name and state in one line; in two on a phone. */
export function ProjectHead({ project }: { project: Answer<'project'> }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const { run } = useCommand()
  const past = usePast()
  const { projectId, pitch, favorite } = project
  const progress = t('project.progressOf', { progress: t('weighed.tasks', { progress: project.progress }) })
  const names = [project.internalCode, customerOf(project, t), project.managerNames.join(', ') || project.ownerName]
  const facts = (narrow ? [progress, ...names] : [...names, progress]).filter(Boolean).join(' · ')
  return (
    <div className={styles.head}>
      <span className={styles.name}>
        <Button
          appearance="transparent"
          size="small"
          icon={favorite ? <StarFilled /> : <StarRegular />}
          disabled={past !== undefined}
          aria-pressed={favorite}
          aria-label={t(favorite ? 'projects.unfavorite' : 'projects.favorite', { pitch })}
          onClick={() => void run('MarkFavorite', { projectId, favorite: !favorite })}
        />
        <h1 className={styles.title} title={pitch}>
          {pitch}
        </h1>
      </span>
      <div className={styles.line}>
        <ProjectStatusBadge status={project.status} />
        <Text size={200} className={styles.facts} title={facts}>
          {facts}
        </Text>
        <span className={styles.past}>
          <PeopleInProject />
          <NewTask projectId={projectId} />
          <PastMenu projectId={projectId} />
        </span>
      </div>
    </div>
  )
}
