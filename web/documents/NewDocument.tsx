import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { BeginButton } from '../platform/layout/BeginButton'
import { lazily } from '../platform/lazily'
import { useAccess } from '../platform/session/useAccess'
import { useProjectRights } from '../projects/useProjectRights'

const createDocumentDialog = lazily(async () => (await import('./CreateDocumentDialog')).CreateDocumentDialog)

/** Begins a document: in a project, or in one that is asked for. It is opened as soon as it is there. */
export function NewDocument({ projectId }: { projectId?: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { itemId } = useParams()
  const access = useAccess()
  const rights = useProjectRights(projectId ?? '')
  const [isOpen, setOpen] = useState(false)
  const can = projectId === undefined ? access : rights.can
  // Beside an open document stands what is done with that one.
  if (!can('documents', 'editOnly') || itemId !== undefined) return null
  return (
    <>
      <BeginButton
        command="CreateDocument"
        label={t('command.CreateDocument')}
        onBegin={() => setOpen(true)}
        onNear={createDocumentDialog.fetch}
      />
      <Suspense>
        {isOpen && (
          <createDocumentDialog.Part
            {...(projectId !== undefined && { projectId })}
            onCreated={(made) => void navigate(addresses.document(made.projectId, made.documentId))}
            onClosed={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
