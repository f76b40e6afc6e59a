import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { MessageBar, MessageBarBody, MessageBarTitle } from '../../platform/layout/MessageBar'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
})

type Props = {
  intent?: 'info' | 'error' | 'success'
  title: string
  text: string
  /** Why it is so, where that was said. */
  detail?: string | undefined
  children: ReactNode
}

/** How a payment stands, and what can be done about it. */
export function PaymentNotice({ intent = 'info', title, text, detail, children }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <MessageBar intent={intent} layout="multiline" role={intent === 'error' ? 'alert' : 'status'}>
        <MessageBarBody>
          <MessageBarTitle>{title}</MessageBarTitle> {text} {detail && <Text block>{detail}</Text>}
        </MessageBarBody>
      </MessageBar>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
