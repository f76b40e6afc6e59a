import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { Target } from '@prumo/contracts/discussion/target'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { newId } from '../platform/newId'
import { useCommand } from '../platform/server/useCommand'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import { useProjectRights } from '../projects/useProjectRights'
import { CommentBox } from './CommentBox'
import { CommentItem } from './CommentItem'
import { contentOf } from './commentText'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '720px', paddingBottom: '16px' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '14px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  older: { alignSelf: 'flex-start' },
})

/** What is said of something, the newest at the end, and where one says more. */
export function Discussion({ projectId, target }: { projectId: string; target: Target }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { can, leads } = useProjectRights(projectId)
  const { run, sending } = useCommand()
  const [text, setText] = useState('')
  const place = { projectId, kind: target.kind, targetId: target.id }
  const { first, items, failure, retry, hasMore, more } = usePagedQuery('comments', place)
  const maySpeak = can('discussion', 'editOnly')
  const people = first?.people ?? []

  const say = () => {
    const comment = { projectId, target, commentId: newId(), content: contentOf(text.trim(), people) }
    void run('AddComment', comment, { failed: t('comments.addFailed') }).then((isAdded) => isAdded && setText(''))
  }

  if (!items) return failure ? <FailureBar failure={failure} onRetry={retry} /> : <Loading rows={4} />
  return (
    <section className={styles.root} aria-label={t('comments.title')}>
      <FailureBar failure={failure} onRetry={retry} />
      {hasMore && (
        <Button className={styles.older} size="small" onClick={more} disabledFocusable={!more}>
          {t('comments.older')}
        </Button>
      )}
      {items.length === 0 && (
        <EmptyState title={t('comments.none')} text={t(maySpeak ? 'comments.noneText' : 'comments.noneToRead')} />
      )}
      {items.length > 0 && (
        <ol className={styles.list} aria-label={t('comments.title')}>
          {[...items].reverse().map((comment) => (
            <CommentItem
              key={comment.commentId}
              comment={comment}
              ofComment={{ projectId, target, commentId: comment.commentId }}
              people={people}
              mayEdit={maySpeak && comment.mine}
              mayDelete={maySpeak && (comment.mine || leads)}
            />
          ))}
        </ol>
      )}
      {maySpeak ? (
        <CommentBox
          label={t('comments.write')}
          value={text}
          onChange={setText}
          people={people}
          action={t('command.AddComment')}
          sending={sending}
          onSubmit={say}
        />
      ) : (
        <Text size={200} className={styles.quiet}>
          {t('comments.readOnly')}
        </Text>
      )}
    </section>
  )
}
