import { Button, makeStyles } from '@fluentui/react-components'
import type { Target } from '@prumo/contracts/discussion/target'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { QuietText } from '../platform/layout/QuietText'
import { Toolbar } from '../platform/layout/Toolbar'
import { ToggleFilter } from '../platform/lists/ToggleFilter'
import { preferences } from '../platform/session/preferences'
import { usePreferences } from '../platform/session/usePreferences'
import { useProjectRights } from '../projects/useProjectRights'
import { NewComment } from './NewComment'
import { ThreadList } from './ThreadList'
import { useThread } from './useThread'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '720px', paddingBottom: '16px' },
  atStart: { alignSelf: 'flex-start' },
})

type Props = {
  projectId: string
  target: Target
  /** It fills a view, in whose toolbar its choice stands. */
  isView?: boolean
}

/** What is said of something and done to it, the newest at the end, and where one says more. */
export function Discussion({ projectId, target, isView = false }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { can } = useProjectRights(projectId)
  const { onlyComments } = usePreferences()
  const { items, people, failure, retry, hasMore, more } = useThread(projectId, target, onlyComments)
  const maySpeak = can('discussion', 'editOnly')
  const choice = (
    <ToggleFilter
      label={t('comments.only')}
      isOn={onlyComments}
      onTurn={(isOn) => preferences.set({ onlyComments: isOn })}
    />
  )

  return (
    <section className={styles.root} aria-label={t('comments.title')}>
      {isView ? <Toolbar>{choice}</Toolbar> : <div>{choice}</div>}
      <FailureBar failure={failure} onRetry={retry} />
      {!items && !failure && <Loading rows={4} />}
      {hasMore && (
        <Button className={styles.atStart} size="small" onClick={more} disabledFocusable={!more}>
          {t(onlyComments ? 'comments.older' : 'comments.olderOfAll')}
        </Button>
      )}
      {items?.length === 0 && (
        <EmptyState title={t('comments.none')} text={t(maySpeak ? 'comments.noneText' : 'comments.noneToRead')} />
      )}
      {items && items.length > 0 && (
        <ThreadList
          label={t(onlyComments ? 'comments.title' : 'comments.thread')}
          items={items}
          on={{ projectId, target }}
          people={people}
        />
      )}
      {items && maySpeak && <NewComment key={target.id} projectId={projectId} target={target} people={people} />}
      {items && !maySpeak && <QuietText>{t('comments.readOnly')}</QuietText>}
    </section>
  )
}
