import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { FilterRegular } from '@fluentui/react-icons'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Toolbar } from '../layout/Toolbar'
import { ToolbarButton } from '../layout/ToolbarButton'
import { useSaidFilters } from '../paper/saidFilters'
import { type FilterChip, FilterChips } from './FilterChips'

const useStyles = makeStyles({
  root: { display: 'contents' },
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 8px',
    alignItems: 'center',
    // Below the line of its button, wherever that line ends.
    order: 1,
    width: '100%',
  },
  folded: { display: 'none' },
  count: {
    marginLeft: 'auto',
    minWidth: '60px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    // A phone has no room for it in the line, and would push the list away for a second one.
    '@media (max-width: 800px)': {
      position: 'absolute',
      width: '1px',
      minWidth: 0,
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

type Props = {
  /** How many are shown, in words; `null` as long as that is not known, so that its room is kept. */
  count?: string | null | undefined
  /** Lists that are asked for most, at its beginning. */
  lead?: ReactNode
  /** The text that is searched for. */
  search?: ReactNode
  /** Each filter that is set, but for the text that is searched for, which stands in its field. */
  chips?: readonly FilterChip[]
  /** Lets all filters go. */
  onClear?: () => void
  /** The filters, behind a button. */
  children?: ReactNode
  /** How the list is shown, and what can be done with all of it, at the end. */
  actions?: ReactNode
}

/** The toolbar of a list: what narrows it, how many are left, how it is shown, and what is done with all of it. */
export function ListFilterBar({ count, lead, search, chips = [], onClear, children, actions }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const chosen = chips.length
  useSaidFilters(chips.map(({ text }) => text))
  return (
    <>
      <Toolbar>
        {lead}
        <search className={styles.root} aria-label={t('filter')}>
          {search}
          {children && (
            <>
              <ToolbarButton
                isNamed
                appearance={chosen > 0 ? 'primary' : 'secondary'}
                icon={<FilterRegular />}
                label={chosen > 0 ? t('filtersChosen', { count: chosen }) : t('filters')}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpen(!isOpen)}
              />
              <div id={id} className={isOpen ? styles.filters : styles.folded}>
                {children}
              </div>
            </>
          )}
          {count !== undefined && (
            <Text size={200} className={styles.count} role="status">
              {count}
            </Text>
          )}
          {actions}
        </search>
      </Toolbar>
      {chosen > 0 && onClear && <FilterChips chips={chips} onClear={onClear} />}
    </>
  )
}
