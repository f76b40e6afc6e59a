import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { look } from '../look/look'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalL}`,
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  line: { width: '2px', height: '40px', backgroundColor: tokens.colorBrandStroke1, borderRadius: '1px' },
  title: { margin: 0, color: tokens.colorNeutralForeground1, ...look.lettering.heading },
  text: { maxWidth: look.width.sentence },
})

/** What this place is for, and the one thing that starts it. */
export function EmptyState({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div className={styles.line} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {text && (
        <Text className={styles.text} align="center">
          {text}
        </Text>
      )}
      {children}
    </div>
  )
}
