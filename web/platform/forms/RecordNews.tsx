import type { QueryInput } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useWho } from '../drafts/useWho'
import { MessageBar, MessageBarBody, MessageBarTitle } from '../layout/MessageBar'
import { useQuery } from '../server/useQuery'

type Props = { of: QueryInput<'lastChanges'>; fields: readonly string[]; isAsking: boolean }

/** In a form: who changed which of these fields meanwhile and when, and whether what they wrote is to be replaced. */
export function RecordNews({ of, fields, isAsking }: Props) {
  const { t } = useTranslation()
  const who = useWho()
  const { data, error } = useQuery('lastChanges', of)
  if (!isAsking && !data && !error) return null
  const sentences = data || error ? who.sentences(fields, data?.changedFields ?? {}) : []
  return (
    <MessageBar intent="warning" layout="multiline" {...(isAsking && { role: 'alert' })}>
      <MessageBarBody>
        {isAsking && <MessageBarTitle>{t('draft.replaceTitle')}</MessageBarTitle>}
        {[...sentences, ...(isAsking ? [t('draft.replaceText')] : [])].join(' ')}
      </MessageBarBody>
    </MessageBar>
  )
}
