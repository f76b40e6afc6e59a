import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)', gap: '6px 20px', margin: 0 },
  fact: { display: 'contents' },
  name: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  value: { margin: 0, overflowWrap: 'anywhere' },
})

/** What is known of something: each fact by its name. Names are told apart. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  const styles = useStyles()
  return (
    <dl className={styles.root}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
