import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import type { CanvasArea, CanvasCard } from '@prumo/contracts/canvas/queries'
import type { GuardedFeature } from '@prumo/contracts/confidential'
import { showMoney } from '@prumo/contracts/formats/numbers'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusWanted } from '../platform/cards/focusWanted'
import { reachableOf } from '../platform/cards/reachableOf'
import type { Steering } from '../platform/cards/useCardBoard'
import { useColumnDrop } from '../platform/cards/useColumnDrop'
import { NoRight } from '../platform/layout/NoRight'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import type { ShownPerson } from '../platform/people/shownPeople'
import { useLanguage } from '../platform/texts/useLanguage'
import { AreaMenu } from './AreaMenu'
import { AreaTip } from './AreaTip'
import { CanvasCardBox } from './CanvasCardBox'
import { cardFacts } from './cardFacts'

type Props = {
  projectId: string
  area: CanvasArea
  cards: readonly CanvasCard[]
  people: ReadonlyMap<string, ShownPerson>
  currency: string
  /** What of amounts and risks the person may not see. */
  hidden: readonly GuardedFeature[]
  /** Whether the person may add to this area: a card among the risks needs its assessment. */
  mayAdd: boolean
  openCardId: string | undefined
  focusedId: string | undefined
  /** The card that is to have the focus as soon as it is on the screen. */
  wantsFocus: RefObject<string | undefined>
  mayEdit: boolean
  manages: boolean
  onAdd: (area: CanvasArea) => void
  steering: Steering
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: '6px',
    minWidth: 0,
    minHeight: '120px',
    padding: '8px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  over: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  // Where a word of the name and the tools do not fit side by side, the tools stand below.
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '2px', paddingLeft: '2px' },
  name: {
    flexGrow: 1,
    flexBasis: 0,
    margin: 0,
    minWidth: 'min-content',
    maxWidth: '100%',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'break-word',
  },
  tip: { color: tokens.colorNeutralForeground3, paddingLeft: '2px' },
  list: { display: 'flex', flexDirection: 'column', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  empty: {
    padding: '10px 8px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    textAlign: 'center',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  sum: {
    marginTop: 'auto',
    paddingTop: '4px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

type Amount = 'plannedCents' | 'realizedCents'

/** What cards come to; `null` where nobody has said an amount, which is not 0. */
function sumOf(cards: readonly CanvasCard[], field: Amount): number | null {
  const amounts = cards.flatMap((card) => card[field] ?? [])
  return amounts.length > 0 ? amounts.reduce((sum, cents) => sum + cents, 0) : null
}

/** What the cards of an area tell of besides their titles, as far as that is not everybody's. */
const tellingOf = ({ standardArea, additionalField }: CanvasArea): GuardedFeature | undefined =>
  standardArea === 'risks' ? 'risks' : additionalField === 'values' ? 'finance' : undefined

/** An area of the canvas with its cards. */
export function CanvasAreaBox(props: Props) {
  const { projectId, area, cards, people, currency, openCardId, focusedId, wantsFocus, mayEdit, manages, steering } =
    props
  const { hidden, mayAdd } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const root = useRef<HTMLElement>(null)
  const { areaId, name, required, additionalField } = area
  const words = { t, language, currency, hidden }
  const closed = hidden.find((feature) => feature === tellingOf(area))

  const amountOf = (field: Amount) => {
    const cents = sumOf(cards, field)
    return cents === null ? t('canvas.noAmount') : showMoney(cents, currency, language)
  }
  const over = useColumnDrop(root, areaId, mayEdit)
  const reachable = reachableOf(
    cards.map(({ cardId }) => cardId),
    focusedId,
  )

  // Focus follows a card that was moved or walked to, once it is there.
  useEffect(() => focusWanted(root.current, 'data-card', wantsFocus))

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={mergeClasses(styles.root, over && styles.over)}
      aria-label={t('canvas.area', { name })}
    >
      <AreaHead projectId={projectId} area={area} mayAdd={mayAdd} manages={manages} onAdd={props.onAdd} />
      {required && cards.length === 0 && (
        <RoomyBadge appearance="tint" color="warning" style={{ alignSelf: 'start' }}>
          {t('canvas.stillRequired')}
        </RoomyBadge>
      )}
      {cards.length === 0 && mayAdd && (
        // The button in the head does the same for keys and screen readers.
        <button type="button" tabIndex={-1} aria-hidden className={styles.empty} onClick={() => props.onAdd(area)}>
          {t('canvas.emptyArea')}
        </button>
      )}
      <ul className={styles.list}>
        {cards.map((card, index) => (
          <li key={card.cardId}>
            <CanvasCardBox
              card={card}
              nextCardId={cards[index + 1]?.cardId ?? null}
              facts={cardFacts(card, area, words)}
              member={card.memberId ? people.get(card.memberId) : undefined}
              open={card.cardId === openCardId}
              reachable={card.cardId === reachable}
              mayEdit={mayEdit}
              steering={steering}
            />
          </li>
        ))}
      </ul>
      {closed && cards.length > 0 && (
        <div className={styles.sum}>
          <NoRight feature={closed} />
        </div>
      )}
      {additionalField === 'values' && !hidden.includes('finance') && cards.length > 0 && (
        <Text size={200} className={styles.sum}>
          {t('canvas.sum', {
            planned: amountOf('plannedCents'),
            realized: amountOf('realizedCents'),
          })}
        </Text>
      )}
    </section>
  )
}

/** The name of an area, what belongs into it, and what can be done with it. */
function AreaHead({
  projectId,
  area,
  mayAdd,
  manages,
  onAdd,
}: Pick<Props, 'projectId' | 'area' | 'mayAdd' | 'manages' | 'onAdd'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { name, quickTip, completeTip } = area
  return (
    <header>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {completeTip && <AreaTip name={name} tip={completeTip} />}
        {mayAdd && (
          <Button
            appearance="subtle"
            size="small"
            icon={<AddRegular />}
            aria-label={t('canvas.addHere', { name })}
            onClick={() => onAdd(area)}
          />
        )}
        {manages && <AreaMenu projectId={projectId} area={area} />}
      </div>
      {quickTip && (
        <Text as="p" block size={200} className={styles.tip} style={{ margin: 0 }}>
          {quickTip}
        </Text>
      )}
    </header>
  )
}
