import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '../../platform/layout/MessageBar'
import { otherRenderer } from './otherRenderer'

/** Where it was read and put away, it stays away until the page is opened anew. */
let isDismissed = false

/** That the chart is drawn by the program, because what was configured cannot draw it, and what an operator can do. */
export function OtherRendererNotice() {
  const { t } = useTranslation()
  const [isHidden, setHidden] = useState(isDismissed)
  const reason = otherRenderer.refusedFor()
  if (!reason || isHidden) return null
  const dismiss = () => {
    isDismissed = true
    setHidden(true)
  }
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>
        <MessageBarTitle>{t('gantt.otherRenderer.title')}</MessageBarTitle>
        {t(`gantt.otherRenderer.${reason}`)}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={dismiss}>
          {t('dismiss')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
