import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { CanvasCard } from '@prumo/contracts/canvas/queries'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CardBox } from '../platform/cards/CardBox'
import { CardFoot } from '../platform/cards/CardFoot'
import { CardHead } from '../platform/cards/CardHead'
import type { Steering } from '../platform/cards/useCardBoard'
import { Initials } from '../platform/layout/Initials'
import type { ShownPerson } from '../platform/people/shownPeople'

type Props = {
  card: CanvasCard
  nextCardId: string | null
  /** What the card says besides its title: dates, amounts, the response to a risk. */
  facts: readonly string[]
  member: ShownPerson | undefined
  open: boolean
  reachable: boolean
  mayEdit: boolean
  steering: Steering
}

const useStyles = makeStyles({
  root: { gap: '4px', padding: '6px 6px 6px 10px' },
  open: { boxShadow: `0 0 0 1px ${tokens.colorBrandStroke1}` },
  colour: { position: 'absolute', insetBlock: '-1px', left: '-1px', width: '4px', borderRadius: '4px 0 0 4px' },
  facts: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
})

/** A card in its area: its title, and below it what belongs to it. */
export const CanvasCardBox = memo(function CanvasCardBox(props: Props) {
  const { card, nextCardId, facts, member, open, reachable, mayEdit, steering } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const { cardId, areaId, title, colour } = card
  return (
    <CardBox
      standing={{ columnId: areaId, cardId, nextId: nextCardId }}
      movable={mayEdit}
      open={open}
      className={mergeClasses(styles.root, open && styles.open)}
      onClick={() => steering.onOpen(cardId)}
    >
      {colour && <span className={styles.colour} style={{ backgroundColor: colour }} />}
      <CardHead
        cardId={cardId}
        title={title}
        attribute="data-card"
        keysId="canvas-keys"
        actions={t('canvas.cardActions', { title })}
        reachable={reachable}
        steering={steering}
      />
      {(facts.length > 0 || member) && (
        <CardFoot>
          <span className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
          {member && <Initials {...member} />}
        </CardFoot>
      )}
    </CardBox>
  )
})
