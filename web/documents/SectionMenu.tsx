import { Button, Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import {
  ArrowDownRegular,
  ArrowUpRegular,
  DeleteRegular,
  EditRegular,
  MoreHorizontalRegular,
} from '@fluentui/react-icons'
import type { ShownSection } from '@prumo/contracts/documents/queries'
import type { Answer } from '@prumo/contracts/index'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/CommandDialog'
import { ConfirmDialog } from '../platform/ConfirmDialog'
import { TextField } from '../platform/fields'
import { missing } from '../platform/formFields'
import type { FormDesign } from './useFormDesign'

type Props = { document: Answer<'document'>; section: ShownSection; index: number; design: FormDesign }

/** Rename, move and remove a section; one with fields goes only after a question. */
export function SectionMenu({ document, section, index, design }: Props) {
  const { t } = useTranslation()
  const [doing, setDoing] = useState<'rename' | 'remove'>()
  const { projectId, documentId, sections } = document
  const { sectionId, name, fields } = section
  const close = () => setDoing(undefined)
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            size="small"
            icon={<MoreHorizontalRegular />}
            aria-label={t('documents.sectionActions', { name })}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<EditRegular />} onClick={() => setDoing('rename')}>
              {t('command.RenameDocumentSection')}
            </MenuItem>
            <MenuItem
              icon={<ArrowUpRegular />}
              disabled={index === 0}
              onClick={() => void design.moveSection(sectionId, sections[index - 1]?.sectionId ?? null)}
            >
              {t('board.moveUp')}
            </MenuItem>
            <MenuItem
              icon={<ArrowDownRegular />}
              disabled={index === sections.length - 1}
              onClick={() => void design.moveSection(sectionId, sections[index + 2]?.sectionId ?? null)}
            >
              {t('board.moveDown')}
            </MenuItem>
            <MenuDivider />
            <MenuItem
              icon={<DeleteRegular />}
              onClick={() => (fields.length > 0 ? setDoing('remove') : void design.removeSection(sectionId))}
            >
              {t('command.RemoveDocumentSection')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {doing === 'rename' && (
        <CommandDialog
          type="RenameDocumentSection"
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
