import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { ChoiceField } from '../platform/forms/choiceFields'
import { type Fields, missing } from '../platform/forms/formFields'
import { TextField } from '../platform/forms/textFields'
import { useQuery } from '../platform/server/useQuery'

type Place = { projectId: string; documentId: string }
type Props = {
  /** Without one the project is asked for. */
  projectId?: string
  /** Whose form the new document begins with, where that is known already. */
  copied?: Place & { title: string }
  onCreated: (place: Place) => void
  onClosed: () => void
}

/** A new document: empty, or with the form of another one of the project. */
export function CreateDocumentDialog({ projectId, copied, onCreated, onClosed }: Props) {
  const { t } = useTranslation()
  const { data: projects } = useQuery('projects', projectId ? null : { scope: 'mine' })
  const [made, setMade] = useState<Place>()
  const [chosen, setChosen] = useState(projectId)
  const { data: documents } = useQuery('documents', chosen ? { projectId: chosen, limit: 200 } : null)
  const data = (fields: Fields, documentId: string) => {
    const place = { projectId: projectId ?? fields.text('projectId'), documentId }
    setMade(place)
    const from = copied?.documentId ?? fields.text('copiedFromId')
    const copyFrom = from ? { projectId: place.projectId, documentId: from } : null
    return { ...place, title: fields.text('title'), number: fields.text('number').trim() || null, copyFrom }
  }
  const check = (fields: Fields) => missing(fields, { title: 'title.missing', ...(!projectId && projectMissing) })
  const forms = (documents?.items ?? []).map(({ documentId, title, number }) => ({
    value: documentId,
    text: [title, number].filter(Boolean).join(' · '),
  }))
  return (
    <CommandDialog
      type="CreateDocument"
      data={data}
      check={check}
      {...(copied && { title: t('documents.duplicate') })}
      onClosed={(sent) => {
        if (sent && made) onCreated(made)
        onClosed()
      }}
    >
      {!projectId && (
        <ChoiceField
          name="projectId"
          required
          onChange={setChosen}
          choices={(projects ?? []).map((project) => ({ value: project.projectId, text: project.pitch }))}
        />
      )}
      <TextField name="title" required maxLength={300} value={copied?.title ?? ''} />
      <TextField name="number" maxLength={50} hint={t('documents.numberHint')} />
      {!copied && forms.length > 0 && (
        <ChoiceField
          name="copiedFromId"
          label={t('documents.beginWith')}
          choices={[{ value: '', text: t('documents.emptyForm') }, ...forms]}
        />
      )}
    </CommandDialog>
  )
}

const projectMissing = { projectId: 'choice.missing' }
