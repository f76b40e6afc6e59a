import { useTranslation } from 'react-i18next'
import type { Wording } from '../forms/fieldDrafts'
import { NewsLine } from '../forms/NewsLine'
import { shortened } from '../forms/shortened'
import type { ShownDraft } from './useDraft'

type Props = { draft: ShownDraft; name: string; words: Wording }

/** Beside a field: what others wrote there meanwhile, to be taken over; and once it was, one's own text. */
export function FieldNews({ draft, name, words }: Props) {
  const { t } = useTranslation()
  const former = draft.taken[name]
  const isNews = draft.news.includes(name)
  const shown = isNews ? draft.texts[name] : former?.texts[name]
  const text = shortened(words(shown ?? [])) || t('draft.blank')
  return (
    <NewsLine
      sentence={t(isNews ? 'draft.now' : 'draft.former', { text })}
      text={text}
      action={t(isNews ? 'draft.useThis' : 'undo')}
      onAct={() => (isNews ? draft.take(name) : draft.untake(name))}
    />
  )
}
