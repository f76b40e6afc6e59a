import { makeStyles, Title3, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect } from 'react'
import { look } from '../look/look'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: '8px 24px 16px',
    minHeight: 0,
    flexGrow: 1,
    '@media (max-width: 640px)': { padding: '8px 12px 16px' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
  },
  title: { flexGrow: 1, ...look.lettering.title },
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
