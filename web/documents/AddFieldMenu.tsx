import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import {
  AddRegular,
  CalendarRegular,
  CheckboxCheckedRegular,
  type FluentIcon,
  InfoRegular,
  NumberSymbolRegular,
  RadioButtonRegular,
  TextAlignLeftRegular,
  TextTRegular,
  WhiteboardRegular,
} from '@fluentui/react-icons'
import { type FieldKind, type FieldSize, fieldKinds } from '@prumo/contracts/documents/documentField'
import type { ShownSection } from '@prumo/contracts/documents/queries'
import type { Answer } from '@prumo/contracts/index'
import { plainName } from '@prumo/contracts/sameName'
import { useTranslation } from 'react-i18next'
import { newId } from '../platform/newId'
import type { FormDesign } from './useFormDesign'

const icons: Record<FieldKind, FluentIcon> = {
  text: TextTRegular,
  largeText: TextAlignLeftRegular,
  number: NumberSymbolRegular,
  date: CalendarRegular,
  optionSelection: RadioButtonRegular,
  optionCheck: CheckboxCheckedRegular,
  canvasCards: WhiteboardRegular,
  projectInformation: InfoRegular,
}
const usualSizes: Record<FieldKind, FieldSize> = {
  text: 'medium',
  largeText: 'large',
  number: 'small',
  date: 'small',
  optionSelection: 'medium',
  optionCheck: 'large',
  canvasCards: 'large',
  projectInformation: 'large',
}
const usualOptions: Partial<Record<FieldKind, string[]>> = { projectInformation: ['pitch', 'customerName', 'status'] }

type Props = {
  document: Answer<'document'>
  section: ShownSection
  design: FormDesign
  onAdded: (fieldId: string) => void
}

/** Adds a field of a kind, under a name that no other has yet, and opens it to be named. */
export function AddFieldMenu({ document, section: { sectionId, name: section }, design, onAdded }: Props) {
  const { t } = useTranslation()
  const taken = new Set(document.sections.flatMap(({ fields }) => fields.map(({ name }) => plainName(name))))
  const add = async (fieldKind: FieldKind) => {
    const fieldId = newId()
    const name = freeName(t(`fieldKind.${fieldKind}`), taken)
    const properties = { fieldKind, required: false, fieldSize: usualSizes[fieldKind] }
    const options = usualOptions[fieldKind] ?? []
    if (await design.addField({ sectionId, fieldId, name, ...properties, options })) onAdded(fieldId)
  }
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" icon={<AddRegular />} aria-label={t('documents.addFieldTo', { section })}>
          {t('command.AddDocumentField')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {fieldKinds.map((kind) => {
            const Icon = icons[kind]
            return (
              <MenuItem key={kind} icon={<Icon />} onClick={() => void add(kind)}>
                {t(`fieldKind.${kind}`)}
              </MenuItem>
            )
          })}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

function freeName(kind: string, taken: ReadonlySet<string>, number = 1): string {
  const name = number === 1 ? kind : `${kind} ${number}`
  return taken.has(plainName(name)) ? freeName(kind, taken, number + 1) : name
}
