import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from './MessageBar'

/** What stands in the place of a panel that cannot be drawn. What was answered may be the reason: all is asked anew. */
export function PanelNotShown() {
  const { t } = useTranslation()
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{t('errorPage.panel')}</MessageBarTitle>
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => location.reload()}>
          {t('errorPage.again')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
