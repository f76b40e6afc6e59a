import { AttachRegular, CommentRegular } from '@fluentui/react-icons'
import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'
import { Mark } from './Mark'

type Props = { task: Pick<TaskCard, 'commentCount' | 'fileCount'> }

/** How many comments and files a task has, if it has any. */
export function DiscussionMarks({ task: { commentCount = 0, fileCount = 0 } }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {commentCount > 0 && (
        <Mark icon={CommentRegular} text={String(commentCount)} name={t('board.comments', { count: commentCount })} />
      )}
      {fileCount > 0 && (
        <Mark icon={AttachRegular} text={String(fileCount)} name={t('board.files', { count: fileCount })} />
      )}
    </>
  )
}
