import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import {
  ArrowDownRegular,
  ArrowUpRegular,
  DeleteRegular,
  EditRegular,
  MoreHorizontalRegular,
} from '@fluentui/react-icons'
import type { ShownField } from '@prumo/contracts/documents/queries'
import type { Answer } from '@prumo/contracts/index'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../platform/ConfirmDialog'
import { type FieldPlace, nextPlace } from './formOrder'
import type { FormDesign } from './useFormDesign'

type Props = {
  document: Answer<'document'>
  field: ShownField
  /** Where it stands now: what undoing its removal goes back to. */
  place: FieldPlace
  design: FormDesign
  onEdit: () => void
  onMove: (fieldId: string, to: FieldPlace) => void
  onStep: (fieldId: string, direction: -1 | 1) => void
}

/** All that can be done with a field without dragging it. What is filled in goes only after a question. */
export function FieldMenu({ document: { sections }, field, place, design, onEdit, onMove, onStep }: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { fieldId, name, value } = field
  const steps = [
    { direction: -1, word: 'moveUp', icon: <ArrowUpRegular /> },
    { direction: 1, word: 'moveDown', icon: <ArrowDownRegular /> },
  ] as const
  const others = sections.filter(({ sectionId }) => sectionId !== place.sectionId)
  const remove = async () => {
    await design.removeField(field, place)
    return true
  }
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            size="small"
            icon={<MoreHorizontalRegular />}
            aria-label={t('documents.fieldActions', { name })}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<EditRegular />} onClick={onEdit}>
              {t('command.ChangeDocumentField')}
            </MenuItem>
            {steps.map(({ direction, word, icon }) => (
              <MenuItem
                key={word}
                icon={icon}
                disabled={!nextPlace(sections, fieldId, direction)}
                onClick={() => onStep(fieldId, direction)}
              >
                {t(`board.${word}`)}
              </MenuItem>
            ))}
            {others.length > 0 && (
              <MenuGroup>
                <MenuGroupHeader>{t('board.moveTo')}</MenuGroupHeader>
                {others.map(({ sectionId, name: section }) => (
                  <MenuItem key={sectionId} onClick={() => onMove(fieldId, { sectionId, beforeFieldId: null })}>
                    {section}
                  </MenuItem>
                ))}
              </MenuGroup>
            )}
            <MenuDivider />
            <MenuItem icon={<DeleteRegular />} onClick={() => (value === null ? void remove() : setAsking(true))}>
              {t('command.RemoveDocumentField')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
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
