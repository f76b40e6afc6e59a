import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'grid', alignContent: 'start' },
  name: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  base: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

type Props = {
  name: string
  /** What it counts, in words. */
  base?: string | undefined
  children: ReactNode
}

/** A number with its name above it, in a list (`dl`) of such. */
export function Figure({ name, base, children }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      {base && <dd className={styles.base}>{base}</dd>}
    </div>
  )
}
