import { makeStyles } from '@fluentui/react-components'
import type { ThreadItem } from '@prumo/contracts/discussion/queries'
import type { Target } from '@prumo/contracts/discussion/target'
import { useProjectRights } from '../projects/useProjectRights'
import { CommentItem } from './CommentItem'
import type { Person } from './commentText'
import { SystemMessage } from './SystemMessage'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '14px' },
})

type Props = {
  label: string
  /** The newest first, which stands at the end. */
  items: readonly ThreadItem[]
  on: { projectId: string; target: Target }
  people: readonly Person[]
}

/** Comments and system messages in one list. */
export function ThreadList({ label, items, on, people }: Props) {
  const styles = useStyles()
  const { can, leads } = useProjectRights(on.projectId)
  const maySpeak = can('discussion', 'editOnly')
  return (
    <ol className={styles.list} aria-label={label}>
      {[...items]
        .reverse()
        .map((item) =>
          'message' in item ? (
            <SystemMessage key={item.message.eventId} message={item.message} targetId={on.target.id} />
          ) : (
            <CommentItem
              key={item.comment.commentId}
              comment={item.comment}
              ofComment={{ ...on, commentId: item.comment.commentId }}
              people={people}
              mayEdit={maySpeak && item.comment.mine}
              mayDelete={maySpeak && (item.comment.mine || leads)}
            />
          ),
        )}
    </ol>
  )
}
