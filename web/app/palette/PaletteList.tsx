import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Entry, EntryGroup } from './entry'

const useStyles = makeStyles({
  list: {
    maxHeight: '50vh',
    overflowY: 'auto',
    padding: '6px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  heading: {
    padding: '8px 10px 4px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '36px',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    borderLeft: '3px solid transparent',
    '@media (max-width: 600px)': { flexWrap: 'wrap', rowGap: 0, paddingBlock: '6px' },
  },
  icon: { flexShrink: 0 },
  current: { backgroundColor: tokens.colorNeutralBackground1Selected, borderLeftColor: tokens.colorBrandStroke1 },
  title: {
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (max-width: 600px)': { flexBasis: '60%', whiteSpace: 'normal' },
  },
  detail: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    '@media (max-width: 600px)': { flexBasis: '100%', paddingLeft: '30px' },
  },
  none: { padding: '14px', color: tokens.colorNeutralForeground3 },
})

type Props = {
  groups: readonly EntryGroup[]
  current: Entry | undefined
  onPoint: (key: string) => void
  onChoose: (entry: Entry) => void
}

/** The entries of the palette, in their groups. The field above holds the focus. */
export function PaletteList({ groups, current, onPoint, onChoose }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const entries = groups.flatMap((group) => group.entries)
  const option = (entry: Entry) => (
    <PaletteOption
      key={entry.key}
      id={`palette-${entries.indexOf(entry)}`}
      entry={entry}
      isCurrent={entry === current}
      onPoint={() => onPoint(entry.key)}
      onChoose={() => onChoose(entry)}
    />
  )
  return (
    <div className={styles.list} role="listbox" id="palette-list" aria-label={t('palette.open')}>
      {groups.map((group) =>
        group.name ? (
          // biome-ignore lint/a11y/useSemanticElements: a list of options is no form with a fieldset
          <div key={group.name} role="group" aria-labelledby={`palette-${group.name}`}>
            <div id={`palette-${group.name}`} role="presentation" className={styles.heading}>
              {t(`palette.group.${group.name}`)}
            </div>
            {group.entries.map(option)}
          </div>
        ) : (
          group.entries.map(option)
        ),
      )}
      {entries.length === 0 && <Text className={styles.none}>{t('palette.none')}</Text>}
    </div>
  )
}

type OptionProps = { id: string; entry: Entry; isCurrent: boolean; onPoint: () => void; onChoose: () => void }

function PaletteOption({ id, entry, isCurrent, onPoint, onChoose }: OptionProps) {
  const styles = useStyles()
  const { icon: Icon, title, detail } = entry
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above holds the focus and takes the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={mergeClasses(styles.entry, isCurrent && styles.current)}
      onMouseMove={onPoint}
      onClick={onChoose}
      ref={(element) => {
        if (isCurrent) element?.scrollIntoView({ block: 'nearest' })
      }}
    >
      <Icon className={styles.icon} />
      <span className={styles.title}>{title}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  )
}
