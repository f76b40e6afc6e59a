import { useTranslation } from 'react-i18next'
import { useQuery } from '../platform/server/useQuery'

/** What the first change of a document takes away from those who were asked about it, in a sentence. */
export function useAskedText({ projectId, documentId }: { projectId: string; documentId: string }): string {
  const { t } = useTranslation()
  const { data } = useQuery('signOff', { projectId, documentId })
  const names = (data?.rounds[0]?.approvers ?? []).flatMap(({ acceptedAt, decidedAt, name }) =>
    acceptedAt || decidedAt ? [name ?? t('signOff.erased')] : [],
  )
  if (names.length === 0) return t('signOff.asked.nobodyYet')
  return t('signOff.asked.taken', { names: names.join(', '), count: names.length })
}
