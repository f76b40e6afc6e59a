import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minWidth: 0,
    paddingLeft: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
  },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  remove: { minWidth: '24px', flexShrink: 0 },
})

export type FilterChip = { key: string; text: string; onRemove: () => void }

/** What a list is narrowed to, each with a button that lets it go, and one for all. */
export function FilterChips({ chips, onClear }: { chips: readonly FilterChip[]; onClear: () => void }) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <ul className={styles.root} aria-label={t('activeFilters')}>
      {chips.map(({ key, text, onRemove }) => (
        <li key={key} className={styles.chip} data-record={key}>
          <span className={styles.text} title={text}>
            {text}
          </span>
          <Button
            size="small"
            appearance="transparent"
            className={styles.remove}
            icon={<DismissRegular />}
            aria-label={t('removeFilter', { filter: text })}
            onClick={onRemove}
          />
        </li>
      ))}
      <li>
        <Button size="small" appearance="subtle" onClick={onClear}>
          {t('projects.clear')}
        </Button>
      </li>
    </ul>
  )
}
