import { MenuDivider, MenuItem } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import type { ShownField } from '@prumo/contracts/documents/queries'
import type { Answer } from '@prumo/contracts/index'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveItems } from '../platform/cards/MoveItems'
import { MoveToItems } from '../platform/cards/MoveToItems'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { MoreMenu } from '../platform/layout/MoreMenu'
import { type FieldPlace, nextPlace } from './formOrder'
import type { FormDesign } from './useFormDesign'

type Props = {
  document: Answer<'document'>
  field: ShownField
  sectionId: string
  design: FormDesign
  onEdit: () => void
  onMove: (fieldId: string, to: FieldPlace) => void
}

/** All that can be done with a field without dragging it. What is filled in goes only after a question. */
export function FieldMenu({ document: { sections }, field, sectionId, design, onEdit, onMove }: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { fieldId, name, value } = field
  const others = sections.filter((section) => section.sectionId !== sectionId)
  const remove = () => design.removeField(fieldId)
  return (
    <>
      <MoreMenu label={t('documents.fieldActions', { name })}>
        <MenuItem icon={<EditRegular />} onClick={onEdit}>
          {t('command.ChangeDocumentField')}
        </MenuItem>
        <MoveItems
          toward={(direction) => nextPlace(sections, fieldId, direction)}
          onMove={(to) => onMove(fieldId, to)}
        />
        <MoveToItems
          columns={others.map((section) => ({ columnId: section.sectionId, name: section.name }))}
          onMove={(columnId) => onMove(fieldId, { sectionId: columnId, beforeFieldId: null })}
        />
        <MenuDivider />
        <MenuItem icon={<DeleteRegular />} onClick={() => (value === null ? void remove() : setAsking(true))}>
          {t('command.RemoveDocumentField')}
        </MenuItem>
      </MoreMenu>
      {asking && (
        <ConfirmDialog
          title={t('command.RemoveDocumentField')}
          action={t('delete')}
          onConfirm={remove}
          onClosed={() => setAsking(false)}
        >
          {t('documents.removeFilled', { name })}
        </ConfirmDialog>
      )}
    </>
  )
}
