import { Avatar, Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import type { Comment } from '@prumo/contracts/discussion/queries'
import type { Target } from '@prumo/contracts/discussion/target'
import { showInstant } from '@prumo/contracts/formats/days'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { ToolButton } from '../platform/layout/ToolButton'
import { useCommand } from '../platform/server/useCommand'
import { useLanguage } from '../platform/texts/useLanguage'
import { CommentBox } from './CommentBox'
import { contentOf, type Person, peopleIn, textOf } from './commentText'

type Props = {
  comment: Comment
  ofComment: { projectId: string; target: Target; commentId: string }
  people: readonly Person[]
  mayEdit: boolean
  mayDelete: boolean
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', gap: '10px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', minHeight: '28px' },
  time: { color: tokens.colorNeutralForeground3 },
  tools: { marginLeft: 'auto', display: 'flex' },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  mention: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
})

/** One comment: who said it, when, and whether it was updated. Whatever it says is shown as text. */
export function CommentItem({ comment, ofComment, people, mayEdit, mayDelete }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { run, sending } = useCommand()
  const [draft, setDraft] = useState<string>()
  const [deleting, setDeleting] = useState(false)
  const author = comment.authorName ?? t('comments.erased')
  const mentionable = [...people, ...peopleIn(comment.content)]
  const update = async () => {
    const content = contentOf((draft ?? '').trim(), mentionable)
    const texts = { done: t('comments.updated'), failed: t('comments.updateFailed') }
    if (await run('UpdateComment', { ...ofComment, content }, texts)) setDraft(undefined)
  }
  const remove = () =>
    run('DeleteComment', ofComment, { done: t('comments.deleted'), failed: t('comments.deleteFailed') })

  return (
    <li className={styles.root}>
      <Avatar size={28} name={author} aria-hidden="true" />
      <div>
        <div className={styles.head}>
          <Text weight="semibold">{author}</Text>
          <Times comment={comment} />
          <span className={styles.tools}>
            {mayEdit && draft === undefined && (
              <ToolButton
                label={t('comments.edit')}
                icon={<EditRegular />}
                size="small"
                onClick={() => setDraft(textOf(comment.content))}
              />
            )}
            {mayDelete && (
              <ToolButton
                label={t('command.DeleteComment')}
                icon={<DeleteRegular />}
                size="small"
                onClick={() => setDeleting(true)}
              />
            )}
          </span>
        </div>
        {draft === undefined ? (
          <Content content={comment.content} />
        ) : (
          <CommentBox
            label={t('comments.edit')}
            value={draft}
            onChange={setDraft}
            people={mentionable}
            action={t('command.UpdateComment')}
            sending={sending}
            onSubmit={() => void update()}
          >
            <Button size="small" onClick={() => setDraft(undefined)}>
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

function Times({ comment: { addedAt, updatedAt } }: Pick<Props, 'comment'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  return (
    <Text size={200} className={styles.time}>
      <time dateTime={addedAt}>{showInstant(addedAt, language)}</time>
      {updatedAt && (
        <>
          {' · '}
          <time dateTime={updatedAt} title={showInstant(updatedAt, language)}>
            {t('comments.wasUpdated')}
          </time>
        </>
      )}
    </Text>
  )
}

function Content({ content }: Pick<Comment, 'content'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <p className={styles.text}>
      {content.map((part, index) =>
        'text' in part ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a comment's parts stay where they are
          <span key={index} className={styles.mention}>
            @{part.name ?? t('comments.erased')}
          </span>
        ),
      )}
    </p>
  )
}
