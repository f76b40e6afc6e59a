import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons'
import type { ShownField } from '@prumo/contracts/documents/queries'
import type { Answer } from '@prumo/contracts/index'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Edge, edgeAt } from '../tasks/drag'
import { FieldEditor } from './FieldEditor'
import { FieldMenu } from './FieldMenu'
import { draggedField } from './fieldDrag'
import type { FieldPlace } from './formOrder'
import type { FormDesign } from './useFormDesign'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':has([data-field]:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  open: { boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}` },
  dragged: { opacity: 0.4 },
  head: { display: 'flex', alignItems: 'center', gap: '6px', padding: '6px 8px' },
  grip: { color: tokens.colorNeutralForeground3, flexShrink: 0, cursor: 'grab' },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', outlineStyle: 'none', cursor: 'pointer' },
  quiet: { color: tokens.colorNeutralForeground3 },
  line: {
    position: 'absolute',
    left: 0,
    right: 0,
    height: '3px',
    borderRadius: '2px',
    backgroundColor: tokens.colorBrandStroke1,
    pointerEvents: 'none',
  },
  above: { top: '-6px' },
  below: { bottom: '-6px' },
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
  const root = useRef<HTMLDivElement>(null)
  const { edge, dragged } = useDragging(root, { sectionId, fieldId: field.fieldId, nextFieldId }, mayEdit && !open)
  const { fieldId, name, fieldKind, fieldSize, required } = field
  const told = [t(`fieldKind.${fieldKind}`), t(`fieldSize.${fieldSize}`), required && t('documents.required')]

  const steer = (event: KeyboardEvent) => {
    const { key, altKey } = event
    if (key === 'Enter' || key === ' ') onOpen(open ? undefined : fieldId)
    else if (altKey && key === 'ArrowUp') onStep(fieldId, -1)
    else if (altKey && key === 'ArrowDown') onStep(fieldId, 1)
    else return
    event.preventDefault()
  }

  return (
    <div ref={root} className={mergeClasses(styles.root, open && styles.open, dragged && styles.dragged)}>
      {edge && <div className={mergeClasses(styles.line, styles[edge])} />}
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
          <Text as="span" block size={200} className={styles.quiet}>
            {told.filter(Boolean).join(' · ')}
          </Text>
        </div>
        {mayEdit && (
          <FieldMenu
            document={document}
            field={field}
            place={{ sectionId, beforeFieldId: nextFieldId }}
            design={design}
            onEdit={() => onOpen(fieldId)}
            onMove={onMove}
            onStep={onStep}
          />
        )}
      </div>
      {open && mayEdit && <FieldEditor document={document} field={field} onClosed={() => onOpen(undefined)} />}
    </div>
  )
}

type Standing = { sectionId: string; fieldId: string; nextFieldId: string | null }

function useDragging(root: { current: HTMLDivElement | null }, standing: Standing, enabled: boolean) {
  const [dragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<Edge>()
  const latest = useRef(standing)
  latest.current = standing
  const { fieldId } = standing
  useEffect(() => {
    const element = root.current
    if (!element || !enabled) return undefined
    return combine(
      draggable({
        element,
        getInitialData: () => ({ designedFieldId: fieldId }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => ![undefined, fieldId].includes(draggedField(source.data)),
        getData: ({ input }) => ({ ...latest.current, edge: edgeAt(element, input.clientY) }),
        onDrag: ({ self }) => setEdge(self.data.edge as Edge),
        onDragLeave: () => setEdge(undefined),
        onDrop: () => setEdge(undefined),
      }),
    )
  }, [root, fieldId, enabled])
  return { edge, dragged }
}
