import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldButton } from '../layout/FoldButton'
import { useFold } from '../layout/useFold'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  count: { marginLeft: 'auto', minWidth: '100px', textAlign: 'end', color: tokens.colorNeutralForeground3 },
})

type Props = {
  /** How many are shown, in words; `null` as long as that is not known, so that its room is kept. */
  count?: string | null | undefined
  /** The text that is searched for. With it a phone shows that, and all else behind a button. */
  search?: ReactNode
  /** How much is chosen behind that button. */
  chosen?: number
  children: ReactNode
  /** What can be done with the list, at the end. */
  actions?: ReactNode
}

/** What narrows a list, and how many are left of it. */
export function ListFilterBar({ count, search, chosen = 0, children, actions }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { folds, part, button } = useFold()
  return (
    <search className={styles.root} aria-label={t('filter')}>
      {search}
      {search && folds && (
        <FoldButton {...button}>{chosen > 0 ? t('filtersChosen', { count: chosen }) : t('filters')}</FoldButton>
      )}
      {search ? <div {...part}>{children}</div> : children}
      {count !== undefined && (
        <Text size={200} className={styles.count} role="status">
          {count}
        </Text>
      )}
      {actions}
    </search>
  )
}
