import { Card, MenuItem, Subtitle2 } from '@fluentui/react-components'
import { EyeOffRegular } from '@fluentui/react-icons'
import type { DashboardCard } from '@prumo/contracts/analysis/dashboard'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveItems } from '../../platform/cards/MoveItems'
import { FailureBar } from '../../platform/layout/FailureBar'
import { MoreMenu } from '../../platform/layout/MoreMenu'
import { TextLink } from '../../platform/layout/TextLink'
import type { Failure } from '../../platform/server/failure'
import { CardsInSight } from './cardsInSight'
import { useArrangement } from './useArrangement'
import { useCardLook } from './useCardLook'

type Props = {
  card: DashboardCard
  /** Where all of it stands. */
  link?: { to: string; text: string }
  actions?: ReactNode
  failure: Failure | undefined
  onRetry: () => void
  children: ReactNode
}

/** A card of the dashboard: its name, what leads on from it, and the menu that moves or hides it. */
export function DashboardCardBox({ card, link, actions, failure, onRetry, children }: Props) {
  const { t } = useTranslation()
  const styles = useCardLook()
  const inSight = useContext(CardsInSight)
  const { shown, move, show } = useArrangement()
  const name = t(`dashboard.card.${card}`)
  const place = inSight.indexOf(card)
  return (
    <Card role="group" aria-labelledby={`dashboard-${card}`} data-record={card}>
      <div className={styles.head}>
        <Subtitle2 as="h2" id={`dashboard-${card}`} className={styles.heading}>
          {name}
        </Subtitle2>
        {link && <TextLink to={link.to}>{link.text}</TextLink>}
        {actions}
        <MoreMenu label={t('dashboard.menuOf', { card: name })}>
          <MoveItems toward={(direction) => inSight[place + direction]} onMove={(to) => move(card, to)} />
          <MenuItem icon={<EyeOffRegular />} onClick={() => show(shown.filter((each) => each !== card))}>
            {t('dashboard.hide')}
          </MenuItem>
        </MoreMenu>
      </div>
      <FailureBar failure={failure} onRetry={onRetry} />
      {children}
    </Card>
  )
}
