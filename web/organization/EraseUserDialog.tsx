import { Field, Select, Textarea } from '@fluentui/react-components'
import { fullName } from '@prumo/contracts/markedNames'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptText } from '../platform/drafts/useKeptText'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import type { OrganizationUser } from './UsersTab'

type Props = { user: OrganizationUser; onClosed: () => void }

/** Erases a person for ever: why, who is given their projects, and their name typed. */
export function EraseUserDialog({ user, onClosed }: Props) {
  const { t } = useTranslation()
  const { run } = useCommand()
  const { data: users = [] } = useQuery('organizationUsers', {})
  const { userId } = user
  const [reason = '', write] = useKeptText(`EraseUser ${userId}`)
  const [successorId, setSuccessorId] = useState('')
  const [tried, setTried] = useState(false)
  const name = fullName(user)
  const erase = async () => {
    setTried(true)
    if (reason.trim() === '') return false
    const data = { userId, reason, successorId: successorId || null }
    const isErased = await run('EraseUser', data, { done: t('done.EraseUser') })
    if (isErased) write(undefined)
    return isErased
  }
  return (
    <ConfirmDialog
      title={t('eraseUser.title', { name })}
      action={t('command.EraseUser')}
      typed={name}
      onConfirm={erase}
      onClosed={onClosed}
    >
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t('eraseUser.lost')}</MessageBarBody>
      </MessageBar>
      <Field
        label={t('field.reason')}
        required
        hint={t('reasonHint')}
        style={{ marginTop: 12 }}
        {...(tried &&
          reason.trim() === '' && { validationState: 'error' as const, validationMessage: t('error.reason.missing') })}
      >
        <Textarea name="reason" value={reason} maxLength={300} onChange={(_, { value }) => write(value)} />
      </Field>
      {user.projectCount > 0 && (
        <Field label={t('eraseUser.successor')} hint={t('eraseUser.successorHint')} style={{ marginTop: 12 }}>
          <Select value={successorId} onChange={(_, { value }) => setSuccessorId(value)}>
            <option value="">{t('eraseUser.nobody')}</option>
            {users
              .filter((each) => each.userId !== userId)
              .map((each) => (
                <option key={each.userId} value={each.userId}>
                  {fullName(each)}
                </option>
              ))}
          </Select>
        </Field>
      )}
    </ConfirmDialog>
  )
}
