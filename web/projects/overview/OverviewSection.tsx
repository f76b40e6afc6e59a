import { makeStyles, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../../platform/layout/FailureBar'
import { TextLink } from '../../platform/layout/TextLink'
import type { Failure } from '../../platform/server/failure'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  head: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    minHeight: '28px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold, lineHeight: '24px' },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  link: { marginLeft: 'auto', flexShrink: 0, fontSize: tokens.fontSizeBase200 },
  empty: { padding: '6px 0', color: tokens.colorNeutralForeground3 },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '20%',
    height: '32px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
})

type Props<Answer> = {
  name: string
  answer: { data: Answer | undefined; error?: Failure | undefined; mutate: () => unknown }
  /** How much there is, in numbers, and where all of it is to be seen. */
  count?: (answer: Answer) => number
  link?: (answer: Answer) => { to: string; text: string } | undefined
  /** What stands there where there is nothing. */
  empty: string
  isEmpty: (answer: Answer) => boolean
  /** How many rows stand there until the answer has come. */
  rows: number
  children: (answer: Answer) => ReactNode
}

/** One part of an overview, which comes, fails and is tried again by itself. */
export function OverviewSection<Answer>(props: Props<Answer>) {
  const { name, answer, count, link, empty, isEmpty, rows, children } = props
  const { data, error, mutate } = answer
  const styles = useStyles()
  const id = useId()
  const whole = data && link?.(data)
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        {data && count && count(data) > 0 && (
          <Text size={200} className={styles.count}>
            {count(data)}
          </Text>
        )}
        {whole && (
          <span className={styles.link}>
            <TextLink to={whole.to}>{whole.text}</TextLink>
          </span>
        )}
      </div>
      <FailureBar failure={error} onRetry={() => void mutate()} />
      {data === undefined ? (
        !error && <Expected rows={rows} />
      ) : isEmpty(data) ? (
        <Text className={styles.empty}>{empty}</Text>
      ) : (
        children(data)
      )}
    </section>
  )
}

/** Stands where rows will be, each with something at its end. */
function Expected({ rows }: { rows: number }) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <Skeleton aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <div key={row} className={styles.row}>
          <SkeletonItem size={12} style={{ flexGrow: 1 }} />
          <SkeletonItem size={12} style={{ width: '80px' }} />
        </div>
      ))}
    </Skeleton>
  )
}
