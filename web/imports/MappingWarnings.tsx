import { type ImportMapping, unmappedTargets } from '@prumo/contracts/imports/imports'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { mappedTwice } from './suggestedColumns'

/** What keeps a mapping from being used: a required field without a column, a column that is named for two. */
export function MappingWarnings({ mapping }: { mapping: ImportMapping }) {
  const { t } = useTranslation()
  const missing = unmappedTargets(mapping)
  const twice = mappedTwice(mapping)
  return (
    <>
      {missing.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t('imports.unmapped', { fields: missing.map((target) => t(`importTarget.${target}`)).join(', ') })}
          </MessageBarBody>
        </MessageBar>
      )}
      {twice && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('error.import.columnMappedTwice', { column: twice })}</MessageBarBody>
        </MessageBar>
      )}
    </>
  )
}
