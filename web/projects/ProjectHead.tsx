import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { StarFilled, StarRegular } from '@fluentui/react-icons'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { PastMenu } from '../past/PastMenu'
import type { View } from '../platform/module'
import { PeopleInProject } from '../platform/presence/PeopleInProject'
import { usePast } from '../platform/server/past'
import { useCommand } from '../platform/server/useCommand'
import { ProjectFacts } from './ProjectFacts'
import { ProjectStatusBadge } from './ProjectStatusBadge'

const phone = '@media (max-width: 800px)'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    flexShrink: 0,
    minHeight: '28px',
    padding: '6px 24px 4px',
    '& > .fui-Badge': { flexShrink: 0 },
    [phone]: { padding: '6px 12px 2px', gap: '6px' },
  },
  name: { display: 'flex', alignItems: 'center', gap: '2px', minWidth: 0, flexShrink: 1, marginLeft: '-4px' },
  title: {
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '24px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  end: { display: 'flex', alignItems: 'center', gap: '6px', marginLeft: 'auto', flexShrink: 0 },
})

/** The project's name and state in one line, with what unfolds of it, its past, and what is begun in the view. */
export function ProjectHead({ project, view }: { project: Answer<'project'>; view: View | undefined }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { run } = useCommand()
  const past = usePast()
  const { projectId, pitch, favorite } = project
  const Action = view?.action
  return (
    <div className={styles.root}>
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
      <ProjectStatusBadge status={project.status} />
      <ProjectFacts project={project} />
      <span className={styles.end}>
        <PeopleInProject />
        <PastMenu projectId={projectId} />
        {Action && <Action projectId={projectId} />}
      </span>
    </div>
  )
}
