import { Card, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { SectionTitle } from '../../platform/layout/SectionTitle'

const useStyles = makeStyles({
  root: { alignItems: 'stretch', boxSizing: 'border-box' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: 'auto', paddingTop: '4px' },
})

/** A part of the screen of the plan: what is known, and what can be done with it at its foot. */
export function PlanCard({ title, acts, children }: { title: string; acts?: ReactNode; children: ReactNode }) {
  const styles = useStyles()
  return (
    <Card className={styles.root} role="region" aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      {children}
      {acts && <div className={styles.acts}>{acts}</div>}
    </Card>
  )
}
