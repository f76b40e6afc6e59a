import { MenuDivider, MenuItem } from '@fluentui/react-components'
import { CopyRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons'
import type { Answer } from '@prumo/contracts/index'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { MoreMenu } from '../platform/layout/MoreMenu'
import { CreateDocumentDialog } from './CreateDocumentDialog'
import { DeleteDocumentDialog } from './DeleteDocumentDialog'
import { RenameDocumentDialog } from './RenameDocumentDialog'

type Doing = 'rename' | 'duplicate' | 'delete'

/** What can be done with a document as a whole. */
export function DocumentMenu({ document }: { document: Answer<'document'> }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  return (
    <>
      <MoreMenu size="medium" label={t('documents.actions')}>
        <MenuItem icon={<EditRegular />} onClick={() => setDoing('rename')}>
          {t('command.RenameDocument')}
        </MenuItem>
        <MenuItem icon={<CopyRegular />} onClick={() => setDoing('duplicate')}>
          {t('documents.duplicate')}
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={<DeleteRegular />} onClick={() => setDoing('delete')}>
          {t('command.DeleteDocument')}
        </MenuItem>
      </MoreMenu>
      {doing === 'rename' && <RenameDocumentDialog document={document} onClosed={close} />}
      {doing === 'delete' && <DeleteDocumentDialog document={document} onClosed={close} />}
      {doing === 'duplicate' && (
        <CreateDocumentDialog
          projectId={document.projectId}
          copied={document}
          onCreated={(place) => void navigate(addresses.document(place.projectId, place.documentId))}
          onClosed={close}
        />
      )}
    </>
  )
}
