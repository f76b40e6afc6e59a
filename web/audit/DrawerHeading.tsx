import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'block', margin: '0 0 4px', fontWeight: tokens.fontWeightSemibold },
})

export function DrawerHeading({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return (
    <Text className={styles.root} as="h3" block>
      {children}
    </Text>
  )
}
