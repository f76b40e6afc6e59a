import { Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { EmptyState } from '../platform/layout/EmptyState'
import type { DocumentViewProps } from './documentViews'
import { FilledField } from './FilledField'
import { FormLayout } from './FormLayout'

/** The form, to be filled in. */
export function FillView({ document, mayEdit, isHeld }: DocumentViewProps) {
  const { t } = useTranslation()
  const { projectId, documentId, sections } = document
  if (sections.every(({ fields }) => fields.length === 0))
    return (
      <EmptyState title={t('documents.noForm')} text={t('documents.noFormText')}>
        {mayEdit && (
          <ButtonLink appearance="primary" to={addresses.document(projectId, documentId, { view: 'design' })}>
            {t('documents.designIt')}
          </ButtonLink>
        )}
      </EmptyState>
    )
  return (
    <>
      {!mayEdit && !document.deletedAt && <Text size={200}>{t('documents.readOnly')}</Text>}
      <FormLayout
        sections={sections}
        field={(field) => <FilledField document={document} field={field} mayEdit={mayEdit && !isHeld} />}
      />
    </>
  )
}
