import { useTranslation } from 'react-i18next'
import { containsWords } from '../platform/formats/plainText'
import { SearchedChoice } from '../platform/forms/SearchedChoice'
import { useFetchQuery } from '../platform/server/useFetchQuery'

const shownChoices = 30

type Props = { projectId: string; value: string; onChange: (originId: string) => void }

/** Narrows a ledger to what is for one task or delivery group of the project. */
export function OriginFilter({ projectId, value, onChange }: Props) {
  const { t } = useTranslation()
  const ask = useFetchQuery()
  const choices = async () => {
    const { rows } = await ask('wbs', { projectId })
    return rows.flatMap(({ kind, id, cardId, title }) => {
      const origin = kind === 'task' ? id : cardId
      return origin ? [{ value: origin, text: title }] : []
    })
  }
  return (
    <SearchedChoice
      label={t('field.origin')}
      any={t('ledger.anyOrigin')}
      size="small"
      value={value}
      question={`origins of a ledger ${projectId}`}
      ask={async ({ chosenId, search = '' }) => {
        const every = await choices()
        if (!chosenId)
          return { items: every.filter(({ text }) => containsWords(text, search)).slice(0, shownChoices), next: null }
        const found = every.find((choice) => choice.value === chosenId)
        return { items: [found ?? { value: chosenId, text: t('ledger.something') }], next: null }
      }}
      onChange={onChange}
    />
  )
}
