import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Wording } from '../forms/fieldDrafts'
import { shortened } from './shortened'
import type { ShownDraft } from './useDraft'

type Props = { draft: ShownDraft; name: string; words: Wording }

const useStyles = makeStyles({
  root: { display: 'block', color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere' },
})

/** Beside a field: what others wrote there meanwhile, to be taken over; and once it was, one's own text. */
export function FieldNews({ draft, name, words }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const former = draft.taken[name]
  const isNews = draft.news.includes(name)
  const shown = isNews ? draft.texts[name] : former?.texts[name]
  const text = shortened(words(shown ?? [])) || t('draft.blank')
  const action = t(isNews ? 'draft.useThis' : 'undo')
  return (
    <span className={styles.root}>
      {t(isNews ? 'draft.now' : 'draft.former', { text })}
      {' · '}
      <Link
        as="button"
        type="button"
        inline
        aria-label={`${action}: ${text}`}
        onClick={() => (isNews ? draft.take(name) : draft.untake(name))}
      >
        {action}
      </Link>
    </span>
  )
}
