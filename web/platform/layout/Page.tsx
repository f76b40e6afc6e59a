import { makeStyles, Title3, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: '20px 24px 32px',
    minHeight: 0,
    flexGrow: 1,
    '@media (max-width: 640px)': { padding: '14px 12px 24px' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
  },
  title: { flexGrow: 1 },
})

/** A screen: its title, what can be done there, and what it shows. */
export function Page({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const styles = useStyles()
  useEffect(() => {
    document.title = `${title} · Prumo`
  }, [title])
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Title3 as="h1" className={styles.title}>
          {title}
        </Title3>
        {actions}
      </div>
      {children}
    </div>
  )
}
