import { Button, Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ShownDraft } from './useDraft'

/** Beside the button that saves: that something is not saved yet, and the way to give it up. */
export function DraftAside({ draft: { isOpen, isRestored, news, discard } }: { draft: ShownDraft }) {
  const { t } = useTranslation()
  if (!isOpen) return null
  const isInBar = isRestored || news.length > 0
  return (
    <>
      <Text size={200}>{t('draft.unsaved')}</Text>
      {!isInBar && (
        <Button appearance="subtle" size="small" onClick={discard}>
          {t('draft.discard')}
        </Button>
      )}
    </>
  )
}
