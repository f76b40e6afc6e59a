import { Button } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '../platform/layout/MessageBar'
import { useAskedText } from './useAskedText'

type Props = {
  document: Answer<'document'>
  /** Lets its editor change it all the same; `undefined` where that was said already. */
  onRelease: (() => void) | undefined
}

/** Before anything is changed of what people were asked about: says whose acceptance a change takes away. */
export function AskedNotice({ document, onRelease }: Props) {
  const { t } = useTranslation()
  const askedText = useAskedText(document)
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t(`signOff.asked.${document.status}`)}</MessageBarTitle>
        {askedText}
      </MessageBarBody>
      {onRelease && (
        <MessageBarActions>
          <Button size="small" onClick={onRelease}>
            {t('signOff.asked.release')}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  )
}
