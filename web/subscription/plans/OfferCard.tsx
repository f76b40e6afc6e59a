import { Card, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { RoomyBadge } from '../../platform/layout/RoomyBadge'
import { SectionTitle } from '../../platform/layout/SectionTitle'

const useStyles = makeStyles({
  item: { display: 'grid' },
  card: { alignItems: 'stretch', boxSizing: 'border-box' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  foot: { display: 'grid', gap: '8px', justifyItems: 'start', marginTop: 'auto' },
})

type Props = {
  name: string
  /** What it is to the organization already. */
  mark?: string | undefined
  foot?: ReactNode
  children: ReactNode
}

/** A plan among others: what it has, and at its foot what it costs now and how one comes by it. */
export function OfferCard({ name, mark, foot, children }: Props) {
  const styles = useStyles()
  return (
    <li className={styles.item}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <SectionTitle as="h3">{name}</SectionTitle>
          {mark && (
            <RoomyBadge appearance="tint" color="brand">
              {mark}
            </RoomyBadge>
          )}
        </div>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </Card>
    </li>
  )
}
