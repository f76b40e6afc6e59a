import { Avatar, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import type { Comment } from '@prumo/contracts/discussion/queries'
import type { Target } from '@prumo/contracts/discussion/target'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useKeptText } from '../platform/drafts/useKeptText'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { CopyLink } from '../platform/layout/CopyLink'
import { QuietText } from '../platform/layout/QuietText'
import { ToolButton } from '../platform/layout/ToolButton'
import { useToasts } from '../platform/layout/useToasts'
import { lazily } from '../platform/lazily'
import { useCommand } from '../platform/server/useCommand'
import { CommentBox } from './CommentBox'
import { commentAddress, commentAnchor } from './commentAddress'
import { contentOf, type Person, peopleIn, textOf } from './commentText'

const markdown = lazily(async () => (await import('./CommentMarkdown')).CommentMarkdown)

type Props = {
  comment: Comment
  ofComment: { projectId: string; target: Target; commentId: string }
  people: readonly Person[]
  mayEdit: boolean
  mayDelete: boolean
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', gap: '10px' },
  linked: { boxShadow: `-8px 0 0 ${tokens.colorNeutralBackground1}, -11px 0 0 ${tokens.colorBrandStroke1}` },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', minHeight: '28px' },
  tools: { marginLeft: 'auto', display: 'flex' },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})

/** Where somebody wrote in this row is gone afterwards: they go on from the button that began it. */
function useFocusAfterWriting(row: RefObject<HTMLLIElement | null>, isWriting: boolean) {
  const wasWriting = useRef(false)
  useEffect(() => {
    if (wasWriting.current && !isWriting) row.current?.querySelector('button')?.focus()
    wasWriting.current = isWriting
  }, [row, isWriting])
}

/** Changes what was said. Whoever is mentioned stays so, whoever else comes to have their name meanwhile. */
function useEditing({ comment, ofComment, people, mayEdit }: Omit<Props, 'mayDelete'>) {
  const { t } = useTranslation()
  const { run, sending } = useCommand()
  const toasts = useToasts()
  const erased = t('comments.erased')
  const former = textOf(comment.content, erased)
  const [kept, setDraft] = useKeptText(`comment ${comment.commentId}`, former)
  const [named, setNamed] = useState(() => peopleIn(comment.content, erased))
  const draft = mayEdit ? kept : undefined
  const latest = useRef(draft)
  latest.current = draft
  const edit = () => {
    setNamed(peopleIn(comment.content, erased))
    setDraft(former)
  }
  const update = async () => {
    const content = contentOf((draft ?? '').trim(), people, named)
    const texts = { done: t('comments.updated'), failed: t('comments.updateFailed') }
    // What was typed on while it was on its way stays open.
    if ((await run('UpdateComment', { ...ofComment, content }, texts)) && latest.current === draft) setDraft(undefined)
  }
  const giveUp = () => {
    setDraft(undefined)
    if (draft !== former) toasts.done(t('draft.discarded'), () => setDraft(draft))
  }
  return { draft, setDraft, named, edit, update, giveUp, sending }
}

/** One comment: who said it, when, and whether it was updated. Whatever it says, none of it is HTML. */
export function CommentItem({ comment, ofComment, people, mayEdit, mayDelete }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { run } = useCommand()
  const erased = t('comments.erased')
  const { draft, setDraft, named, edit, update, giveUp, sending } = useEditing({ comment, ofComment, people, mayEdit })
  const [deleting, setDeleting] = useState(false)
  const isWriting = draft !== undefined
  const row = useRef<HTMLLIElement>(null)
  useFocusAfterWriting(row, isWriting)
  const isLinked = useLocation().hash === commentAnchor(comment.commentId)
  useEffect(() => {
    if (isLinked) row.current?.scrollIntoView({ block: 'center' })
  }, [isLinked])
  const author = comment.authorName ?? erased
  const remove = () =>
    run('DeleteComment', ofComment, { done: t('comments.deleted'), failed: t('comments.deleteFailed') })

  return (
    <li ref={row} className={mergeClasses(styles.root, isLinked && styles.linked)}>
      <Avatar size={28} name={author} aria-hidden="true" />
      <div>
        <div className={styles.head}>
          <Text weight="semibold">{author}</Text>
          <Times comment={comment} />
          <Tools
            address={commentAddress(ofComment.projectId, ofComment.target, ofComment.commentId)}
            onEdit={mayEdit && !isWriting ? edit : undefined}
            onDelete={mayDelete ? () => setDeleting(true) : undefined}
          />
        </div>
        {draft === undefined ? (
          <Content content={comment.content} />
        ) : (
          <CommentBox
            label={t('comments.edit')}
            value={draft}
            autoFocus
            onChange={setDraft}
            people={people}
            named={named}
            action={t('command.UpdateComment')}
            sending={sending}
            onSubmit={() => void update()}
          >
            <Button size="small" onClick={giveUp}>
              {t('cancel')}
            </Button>
          </CommentBox>
        )}
      </div>
      {deleting && (
        <ConfirmDialog
          title={t('command.DeleteComment')}
          action={t('delete')}
          onConfirm={remove}
          onClosed={() => setDeleting(false)}
        >
          {t('comments.deleteQuestion')}
        </ConfirmDialog>
      )}
    </li>
  )
}

type ToolsProps = { address: string; onEdit: (() => void) | undefined; onDelete: (() => void) | undefined }

function Tools({ address, onEdit, onDelete }: ToolsProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <span className={styles.tools}>
      {onEdit && <ToolButton label={t('comments.edit')} icon={<EditRegular />} size="small" onClick={onEdit} />}
      <CopyLink address={address} label={t('comments.copyLink')} size="small" />
      {onDelete && (
        <ToolButton label={t('command.DeleteComment')} icon={<DeleteRegular />} size="small" onClick={onDelete} />
      )}
    </span>
  )
}

function Times({ comment: { addedAt, updatedAt } }: Pick<Props, 'comment'>) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  return (
    <QuietText>
      <time dateTime={addedAt}>{showInstant(addedAt)}</time>
      {updatedAt && (
        <>
          {' · '}
          <time dateTime={updatedAt} title={showInstant(updatedAt)}>
            {t('comments.wasUpdated')}
          </time>
        </>
      )}
    </QuietText>
  )
}

/** Until Markdown is here, and where it never comes, a comment is there as it was written. */
function Content({ content }: Pick<Comment, 'content'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <Suspense fallback={<p className={styles.text}>{textOf(content, t('comments.erased'))}</p>}>
      <markdown.Part content={content} />
    </Suspense>
  )
}
