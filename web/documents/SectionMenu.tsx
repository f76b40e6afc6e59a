import { MenuDivider, MenuItem } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import type { ShownSection } from '@prumo/contracts/documents/queries'
import type { Answer } from '@prumo/contracts/index'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { neighbourFor } from '../platform/cards/cardOrder'
import { MoveItems } from '../platform/cards/MoveItems'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { missing } from '../platform/forms/formFields'
import { TextField } from '../platform/forms/textFields'
import { MoreMenu } from '../platform/layout/MoreMenu'
import type { FormDesign } from './useFormDesign'

type Props = { document: Answer<'document'>; section: ShownSection; design: FormDesign }

/** Rename, move and remove a section; one with fields goes only after a question. */
export function SectionMenu({ document, section, design }: Props) {
  const { t } = useTranslation()
  const [doing, setDoing] = useState<'rename' | 'remove'>()
  const { projectId, documentId, sections } = document
  const { sectionId, name, fields } = section
  const ids = sections.map((each) => each.sectionId)
  const close = () => setDoing(undefined)
  return (
    <>
      <MoreMenu label={t('documents.sectionActions', { name })}>
        <MenuItem icon={<EditRegular />} onClick={() => setDoing('rename')}>
          {t('command.RenameDocumentSection')}
        </MenuItem>
        <MoveItems
          toward={(direction) => neighbourFor(ids, sectionId, direction)}
          onMove={(beforeSectionId) => void design.moveSection(sectionId, beforeSectionId)}
        />
        <MenuDivider />
        <MenuItem
          icon={<DeleteRegular />}
          onClick={() => (fields.length > 0 ? setDoing('remove') : void design.removeSection(sectionId))}
        >
          {t('command.RemoveDocumentSection')}
        </MenuItem>
      </MoreMenu>
      {doing === 'rename' && (
        <CommandDialog
          type="RenameDocumentSection"
          record={{
            of: { type: 'RenameDocumentSection', projectId, recordId: documentId, partId: sectionId },
            now: { name },
            whole: true,
          }}
          data={(given) => ({ projectId, documentId, sectionId, name: given.text('name') })}
          check={(given) => missing(given, { name: 'text.blank' })}
          onClosed={close}
        >
          <TextField name="name" label={t('documents.sectionName')} required maxLength={200} value={name} />
        </CommandDialog>
      )}
      {doing === 'remove' && (
        <ConfirmDialog
          title={t('command.RemoveDocumentSection')}
          action={t('delete')}
          onConfirm={() => design.removeSection(sectionId)}
          onClosed={close}
        >
          {t('documents.removeSection', { name, count: fields.length })}
        </ConfirmDialog>
      )}
    </>
  )
}
