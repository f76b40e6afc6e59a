import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarActions, MessageBarBody } from '../platform/layout/MessageBar'
import { useFilters } from '../platform/lists/useFilters'

/** Says that the list shows a series alone, and leads back to all of it. */
export function SeriesBar() {
  const { t } = useTranslation()
  const [{ seriesId }, setFilter] = useFilters('seriesId')
  if (!seriesId) return null
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t('recurrence.only')}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => setFilter('seriesId', '')}>
          {t('recurrence.all')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
