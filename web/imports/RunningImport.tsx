import type { ImportSummary } from '@prumo/contracts/imports/queries'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { MessageBar, MessageBarActions, MessageBarBody } from '../platform/layout/MessageBar'

/** Says that one import is under way, so that no other can start, and leads to it. */
export function RunningImport({ running }: { running: ImportSummary }) {
  const { t } = useTranslation()
  const { projectId, importId, fileName, state } = running
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t(`imports.under.${state}`, { fileName })}</MessageBarBody>
      <MessageBarActions>
        <ButtonLink size="small" to={addresses.imports(projectId, importId)}>
          {t('imports.follow')}
        </ButtonLink>
      </MessageBarActions>
    </MessageBar>
  )
}
