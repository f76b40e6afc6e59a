import { makeStyles, tokens } from '@fluentui/react-components'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons'
import type { ShownField } from '@prumo/contracts/documents/queries'
import type { Answer } from '@prumo/contracts/index'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CardBox } from '../platform/cards/CardBox'
import { QuietText } from '../platform/layout/QuietText'
import { FieldEditor } from './FieldEditor'
import { FieldMenu } from './FieldMenu'
import type { FieldPlace } from './formOrder'
import type { FormDesign } from './useFormDesign'

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: '6px', padding: '6px 8px' },
  grip: { color: tokens.colorNeutralForeground3, flexShrink: 0, cursor: 'grab' },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', outlineStyle: 'none', cursor: 'pointer' },
})

type Props = {
  document: Answer<'document'>
  sectionId: string
  field: ShownField
  nextFieldId: string | null
  mayEdit: boolean
  open: boolean
  design: FormDesign
  onOpen: (fieldId: string | undefined) => void
  onMove: (fieldId: string, to: FieldPlace) => void
  onStep: (fieldId: string, direction: -1 | 1) => void
}

/** One field of a form in the making: dragged, moved with Alt and arrows, opened with Enter. */
export function DesignedField(props: Props) {
  const { document, sectionId, field, nextFieldId, mayEdit, open, design, onOpen, onMove, onStep } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const { fieldId, name, fieldKind, fieldSize, required } = field
  const facts = [t(`fieldKind.${fieldKind}`), t(`fieldSize.${fieldSize}`), required && t('documents.required')]

  const steer = (event: KeyboardEvent) => {
    const { key, altKey } = event
    if (key === 'Enter' || key === ' ') onOpen(open ? undefined : fieldId)
    else if (altKey && key === 'ArrowUp') onStep(fieldId, -1)
    else if (altKey && key === 'ArrowDown') onStep(fieldId, 1)
    else return
    event.preventDefault()
  }

  return (
    <CardBox
      standing={{ columnId: sectionId, cardId: fieldId, nextId: nextFieldId }}
      movable={mayEdit && !open}
      open={open}
    >
      <div className={styles.head}>
        {mayEdit && <ReOrderDotsVerticalRegular className={styles.grip} aria-hidden="true" />}
        <div className={styles.name}>
          {mayEdit ? (
            // biome-ignore lint/a11y/useSemanticElements: Firefox drags nothing by a button
            <span
              role="button"
              data-field={fieldId}
              tabIndex={0}
              aria-expanded={open}
              aria-describedby="designer-keys"
              onClick={() => onOpen(open ? undefined : fieldId)}
              onKeyDown={steer}
            >
              {name}
            </span>
          ) : (
            name
          )}
          <QuietText as="span" block>
            {facts.filter(Boolean).join(' · ')}
          </QuietText>
        </div>
        {mayEdit && (
          <FieldMenu
            document={document}
            field={field}
            sectionId={sectionId}
            design={design}
            onEdit={() => onOpen(fieldId)}
            onMove={onMove}
          />
        )}
      </div>
      {open && mayEdit && <FieldEditor document={document} field={field} onClosed={() => onOpen(undefined)} />}
    </CardBox>
  )
}
