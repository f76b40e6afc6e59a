import { Button, makeStyles } from '@fluentui/react-components'
import {
  type FieldKind,
  fieldKinds,
  fieldSizes,
  hasChoices,
  projectInformationItems,
} from '@prumo/contracts/documents/documentField'
import type { ShownField } from '@prumo/contracts/documents/queries'
import type { Answer, CommandOf } from '@prumo/contracts/index'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../platform/forms/CommandForm'
import { ChoiceField, LongTextField, ManyChoicesField, SwitchField, TextField } from '../platform/forms/fields'
import { type Fields, missing } from '../platform/forms/formFields'
import { send } from '../platform/server/api'

const useStyles = makeStyles({ root: { padding: '4px 12px 12px' } })

type Props = { document: Answer<'document'>; field: ShownField; onClosed: () => void }

/** The properties of a field, edited where it stands. */
export function FieldEditor({ document, field, onClosed }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [kind, setKind] = useState(field.fieldKind)
  const { projectId, documentId } = document
  const save = async (fields: Fields) => {
    await send('ChangeDocumentField', {
      projectId,
      documentId,
      fieldId: field.fieldId,
      name: fields.text('name'),
      fieldKind: kind,
      required: fields.has('required'),
      options: optionsIn(fields, kind),
      fieldSize: fields.text('fieldSize') as CommandOf<'ChangeDocumentField'>['data']['fieldSize'],
    })
    onClosed()
  }
  const choices = <Word extends string>(words: readonly Word[], group: string) =>
    words.map((value) => ({ value, text: t(`${group}.${value}`) }))
  return (
    <div className={styles.root}>
      <CommandForm
        onSubmit={save}
        check={(fields) => missing(fields, { name: 'text.blank' })}
        action={t('save')}
        aside={<Button onClick={onClosed}>{t('cancel')}</Button>}
      >
        <TextField name="name" label={t('documents.fieldName')} required maxLength={200} value={field.name} autoFocus />
        <ChoiceField
          name="fieldKind"
          value={kind}
          onChange={(value) => setKind(value as FieldKind)}
          choices={choices(fieldKinds, 'fieldKind')}
        />
        <ChoiceField name="fieldSize" value={field.fieldSize} choices={choices(fieldSizes, 'fieldSize')} />
        <SwitchField name="required" label={t('documents.required')} value={field.required} />
        <Options document={document} field={field} kind={kind} />
      </CommandForm>
    </div>
  )
}

function Options({ document, field, kind }: Omit<Props, 'onClosed'> & { kind: FieldKind }) {
  const { t } = useTranslation()
  const kept = field.fieldKind === kind || (hasChoices(kind) && hasChoices(field.fieldKind)) ? field.options : []
  if (hasChoices(kind))
    return <LongTextField name="options" hint={t('documents.optionsHint')} value={kept.join('\n')} rows={5} />
  if (kind === 'canvasCards')
    return (
      <ManyChoicesField
        name="options"
        label={t('documents.areas')}
        hint={t('documents.areasHint')}
        value={kept}
        choices={document.areas.map(({ areaId, name }) => ({ value: areaId, text: name }))}
      />
    )
  if (kind === 'projectInformation')
    return (
      <ManyChoicesField
        name="options"
        label={t('documents.items')}
        value={kept}
        choices={projectInformationItems.map((item) => ({ value: item, text: t(`field.${item}`) }))}
      />
    )
  return null
}

/** Options that are typed stand one to a line; those that are ticked come as they are. */
function optionsIn(fields: Fields, kind: FieldKind): string[] {
  const given = hasChoices(kind) ? fields.text('options').split('\n') : fields.all('options')
  return [...new Set(given.map((option) => option.trim()).filter((option) => option !== ''))]
}
