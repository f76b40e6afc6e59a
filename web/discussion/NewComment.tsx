import type { Target } from '@prumo/contracts/discussion/target'
import { useTranslation } from 'react-i18next'
import { useKeptText } from '../platform/drafts/useKeptText'
import { useIdOfText } from '../platform/forms/useIdOfText'
import { useCommand } from '../platform/server/useCommand'
import { CommentBox } from './CommentBox'
import { contentOf, type Person } from './commentText'

type Props = { projectId: string; target: Target; people: readonly Person[] }

/** Where one says something. What is not sent yet stays in this tab. */
export function NewComment({ projectId, target, people }: Props) {
  const { t } = useTranslation()
  const { run, sending } = useCommand()
  const [text = '', write, sent] = useKeptText(`comment on ${target.kind} ${target.id}`)
  const { idOf, settle } = useIdOfText()
  const say = async () => {
    const comment = { projectId, target, commentId: idOf(text), content: contentOf(text.trim(), people) }
    if (!(await run('AddComment', comment, { failed: t('comments.addFailed') }))) return
    settle()
    sent(text)
  }
  return (
    <CommentBox
      label={t('comments.write')}
      value={text}
      onChange={write}
      people={people}
      action={t('command.AddComment')}
      sending={sending}
      onSubmit={() => void say()}
    />
  )
}
