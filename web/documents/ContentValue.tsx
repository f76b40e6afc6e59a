import { makeStyles, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/texts/useLanguage'
import type { Side } from './comparedContents'
import { toldAmounts } from './toldAmounts'

const useStyles = makeStyles({
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 },
  nothing: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  list: { margin: 0, paddingLeft: '18px' },
  facts: { display: 'grid', gridTemplateColumns: 'minmax(88px, auto) 1fr', columnGap: '12px', margin: 0 },
})

/** The frozen value of a document's field: a text, a choice, cards of the canvas, or the project's own information. */
export function ContentValue({ side: { value, field } }: { side: Side }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  if (value === null || (Array.isArray(value) && value.length === 0))
    return <span className={styles.nothing}>{t('approval.nothing')}</span>
  if (typeof value === 'string') {
    const isDay = field?.fieldKind === 'date'
    return <p className={styles.text}>{isDay ? showDay(value, language) : value}</p>
  }
  if ('information' in value)
    return (
      <dl className={styles.facts}>
        {value.information.map((item) => (
          <div key={item.item} style={{ display: 'contents' }}>
            <dt>{t(`field.${item.item}`)}</dt>
            <dd className={styles.text}>
              {(item.item === 'status' ? t(`projectStatus.${item.value}`) : listed(item.value)) ||
                t('approval.nothing')}
            </dd>
          </div>
        ))}
      </dl>
    )
  if ('areas' in value)
    return (
      <>
        {value.areas.map((area) => (
          <div key={area.areaId}>
            <strong>{area.name}</strong>
            <ul className={styles.list}>
              {area.cards.map((card) => (
                <li key={card.cardId} className={styles.text}>
                  {[card.title, card.description, ...toldAmounts(card, language)].filter(Boolean).join(' · ')}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </>
    )
  return (
    <ul className={styles.list}>
      {value.map((card) => (
        <li key={card}>{card}</li>
      ))}
    </ul>
  )
}

const listed = (value: string | readonly string[] | null) =>
  typeof value === 'string' ? value : (value ?? []).join(', ')
