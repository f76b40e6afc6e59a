import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ShownField } from '@prumo/contracts/documents/queries'
import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { usePast } from '../platform/server/past'
import { useLanguage } from '../platform/texts/useLanguage'

type Embedded = NonNullable<ShownField['embedded']>
type Areas = Extract<Embedded, { areas: unknown }>['areas']
type Information = Extract<Embedded, { information: unknown }>['information']

const useStyles = makeStyles({
  root: {
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  name: { margin: '0 0 2px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightRegular },
  quiet: { color: tokens.colorNeutralForeground3 },
  area: { margin: '8px 0 2px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  cards: { margin: 0, paddingLeft: '18px' },
  items: {
    display: 'grid',
    gridTemplateColumns: 'minmax(110px, max-content) minmax(0, 1fr)',
    gap: '4px 16px',
    margin: '6px 0 0',
  },
  value: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
})

/** What a field shows of its project: as it is now, and on a screen of the past as it was. */
export function EmbeddedData({ field: { name, embedded } }: { field: ShownField }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const note = usePast() ? 'documents.asItWas' : 'documents.live'
  return (
    <div className={styles.root}>
      <h4 className={styles.name}>{name}</h4>
      <Text size={200} className={styles.quiet}>
        {t(note)}
      </Text>
      {embedded && 'areas' in embedded && <Cards areas={embedded.areas} />}
      {embedded && 'information' in embedded && <Items information={embedded.information} />}
    </div>
  )
}

function Cards({ areas }: { areas: Areas }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const filled = areas.filter(({ cards }) => cards.length > 0)
  if (filled.length === 0)
    return (
      <Text as="p" className={styles.quiet}>
        {t('documents.noCards')}
      </Text>
    )
  return filled.map(({ areaId, name, cards }) => (
    <div key={areaId}>
      <h5 className={styles.area}>{name}</h5>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.cardId}>
            {card.title} <CardFacts card={card} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function CardFacts({ card }: { card: Areas[number]['cards'][number] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const money = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const days = (['plannedOn', 'realizedOn', 'concludedOn'] as const).flatMap((name) => {
    const day = card[name]
    return day ? [`${t(`field.${name}`)} ${showDay(day, language)}`] : []
  })
  const amounts = (['plannedCents', 'realizedCents'] as const).flatMap((name) => {
    const cents = card[name]
    return cents === null ? [] : [`${t(`field.${name}`)} ${money.format(cents / 100)}`]
  })
  return (
    <Text size={200} className={styles.quiet}>
      {[...days, ...amounts].join(' · ')}
    </Text>
  )
}

function Items({ information }: { information: Information }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const textOf = (item: string, value: Information[number]['value']) => {
    if (item === 'status') return t(`projectStatus.${String(value)}`)
    if (item === 'currency') return t(`currency.${String(value)}`)
    return [value ?? ''].flat().join(', ') || '—'
  }
  if (information.length === 0) return <Text className={styles.quiet}>{t('documents.noItems')}</Text>
  return (
    <dl className={styles.items}>
      {information.map(({ item, value }) => [
        <dt key={`${item} name`} className={styles.quiet}>
          {t(`field.${item}`)}
        </dt>,
        <dd key={item} className={styles.value}>
          {textOf(item, value)}
        </dd>,
      ])}
    </dl>
  )
}
