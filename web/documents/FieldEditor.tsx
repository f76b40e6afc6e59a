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
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptDrafts } from '../platform/drafts/keptDrafts'
import { CommandForm } from '../platform/forms/CommandForm'
import { ChoiceField, ManyChoicesField } from '../platform/forms/choiceFields'
import { FieldDrafts } from '../platform/forms/fieldDrafts'
import { type Fields, missing } from '../platform/forms/formFields'
import { LongTextField } from '../platform/forms/LongTextField'
import { SwitchField } from '../platform/forms/SwitchField'
import { pick, plainTexts } from '../platform/forms/seenRecord'
import { TextField } from '../platform/forms/textFields'
import { UnsentTexts } from '../platform/forms/UnsentTexts'
import { useSeenRecord } from '../platform/forms/useSeenRecord'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'

const useStyles = makeStyles({ root: { padding: '4px 12px 12px' } })

type Props = { document: Answer<'document'>; field: ShownField; onClosed: () => void }

/** The properties of a field, edited where it stands. */
export function FieldEditor({ document, field, onClosed }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [kind, setKind] = useState(field.fieldKind)
  const { projectId, documentId } = document
  const draftId = `field/${field.fieldId}`
  const seen = useSeenRecord({
    of: { type: 'ChangeDocumentField', projectId, recordId: documentId, partId: field.fieldId },
    now: pick({ ...field }, ['name', 'fieldKind', 'required', 'options', 'fieldSize']),
    textsOf: ({ options, ...values }) => ({
      ...plainTexts(values),
      options: hasChoices(kind) ? [(options as string[]).join('\n')] : (options as string[]),
    }),
  })
  const save = async (fields: Fields) => {
    const properties = {
      name: fields.text('name'),
      fieldKind: kind,
      required: fields.has('required'),
      options: optionsIn(fields, kind),
      fieldSize: fields.text('fieldSize'),
    }
    try {
      const data = { projectId, documentId, fieldId: field.fieldId, ...properties }
      await send('ChangeDocumentField', seen.sent(data) as CommandOf<'ChangeDocumentField'>['data'])
    } catch (failure) {
      if (seen.asksAfter(failure as Failure)) return
      throw failure
    }
    keptDrafts.drop(draftId)
    onClosed()
  }
  const choices = <Word extends string>(words: readonly Word[], group: string) =>
    words.map((value) => ({ value, text: t(`${group}.${value}`) }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its fields
    <div className={styles.root} onKeyDown={(event) => closesIt(event) && onClosed()}>
      <CommandForm
        onSubmit={save}
        check={(fields) => missing(fields, { name: 'text.blank' })}
        action={t(seen.isAsking ? 'draft.replace' : 'save')}
        aside={<Button onClick={onClosed}>{t('cancel')}</Button>}
      >
        <UnsentTexts idOf={() => draftId} seen={seen.seen} onGive={seen.give} given={seen.fieldDraft.given} />
        <FieldDrafts.Provider value={seen.fieldDraft}>
          <TextField
            name="name"
            label={t('documents.fieldName')}
            required
            maxLength={200}
            value={field.name}
            autoFocus="selected"
          />
          <ChoiceField
            name="fieldKind"
            value={kind}
            onChange={(value) => setKind(value as FieldKind)}
            choices={choices(fieldKinds, 'fieldKind')}
          />
          <ChoiceField name="fieldSize" value={field.fieldSize} choices={choices(fieldSizes, 'fieldSize')} />
          <SwitchField name="required" label={t('documents.required')} value={field.required} />
          <Options document={document} field={field} kind={kind} />
        </FieldDrafts.Provider>
        {seen.question}
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

/** Escape, unless it closes a list of choices. */
const closesIt = ({ key, target }: KeyboardEvent) =>
  key === 'Escape' && target instanceof Element && target.getAttribute('aria-expanded') !== 'true'

/** Options that are typed stand one to a line; those that are ticked come as they are. */
function optionsIn(fields: Fields, kind: FieldKind): string[] {
  const given = hasChoices(kind) ? fields.text('options').split('\n') : fields.all('options')
  return [...new Set(given.map((option) => option.trim()).filter((option) => option !== ''))]
}
