import { Field } from '@fluentui/react-components'
import { isEmbedded } from '@prumo/contracts/documents/documentField'
import type { ShownField, ShownSection } from '@prumo/contracts/documents/queries'
import { useLanguage } from '../platform/texts/useLanguage'
import { EmbeddedData } from './EmbeddedData'
import { FieldInput } from './FieldInput'
import { FormLayout } from './FormLayout'
import { shownTyped } from './fieldTyping'

/** The form as whoever fills it sees it, with what is filled in; here nothing can be typed. */
export const FormPreview = ({ sections }: { sections: readonly ShownSection[] }) => (
  <FormLayout sections={sections} field={(field) => <PreviewedField field={field} />} />
)

function PreviewedField({ field }: { field: ShownField }) {
  const language = useLanguage()
  if (isEmbedded(field.fieldKind)) return <EmbeddedData field={field} />
  return (
    <Field label={field.name} required={field.required}>
      {(control) => (
        <FieldInput
          field={field}
          control={control}
          typed={shownTyped(field.fieldKind, field.value, language)}
          disabled
          onType={() => undefined}
          onLeave={() => undefined}
        />
      )}
    </Field>
  )
}
