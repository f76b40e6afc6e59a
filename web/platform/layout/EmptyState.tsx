import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

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
  text: { maxWidth: '46ch' },
})

/** What this place is for, and the one thing that starts it. */
export function EmptyState({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div className={styles.line} aria-hidden="true" />
      <Text weight="semibold" size={400}>
        {title}
      </Text>
      {text && (
        <Text className={styles.text} align="center">
          {text}
        </Text>
      )}
      {children}
    </div>
  )
}
