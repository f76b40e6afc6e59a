import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddSection } from './AddSection'
import { DesignedSection } from './DesignedSection'
import type { DocumentViewProps } from './documentViews'
import { type FieldPlace, nextPlace, withMovedField } from './formOrder'
import { useFormDesign } from './useFormDesign'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  hint: { color: tokens.colorNeutralForeground3 },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})

/** The form as it is made: sections with fields, moved by dragging or with the keyboard, each edited in its place. */
export function FormDesigner({ document, mayEdit }: DocumentViewProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const design = useFormDesign(document)
  const root = useRef<HTMLDivElement>(null)
  const [openId, setOpenId] = useState<string>()
  const [told, setTold] = useState('')
  const wantsFocus = useRef<string>(undefined)
  const { sections } = document

  // A field that goes to another section is drawn anew: focus follows it there.
  useEffect(() => {
    const field = root.current?.querySelector<HTMLElement>(`[data-field="${wantsFocus.current}"]`)
    if (!field) return
    wantsFocus.current = undefined
    field.focus()
  })

  const move = (fieldId: string, to: FieldPlace) => {
    wantsFocus.current = fieldId
    const moved = withMovedField(sections, fieldId, to).find(({ sectionId }) => sectionId === to.sectionId)
    const position = (moved?.fields.findIndex((field) => field.fieldId === fieldId) ?? 0) + 1
    const name = moved?.fields[position - 1]?.name
    setTold(t('documents.moved', { name, section: moved?.name, position }))
    void design.moveField(fieldId, to)
  }
  const step = (fieldId: string, direction: -1 | 1) => {
    const to = nextPlace(sections, fieldId, direction)
    if (to) move(fieldId, to)
  }

  return (
    <div ref={root} className={styles.root}>
      {mayEdit && sections.length > 0 && (
        <Text id="designer-keys" size={200} className={styles.hint}>
          {t('documents.designerKeys')}
        </Text>
      )}
      <div role="status" className={styles.unseen}>
        {told}
      </div>
      {sections.map((section, index) => (
        <DesignedSection
          key={section.sectionId}
          document={document}
          section={section}
          index={index}
          mayEdit={mayEdit}
          design={design}
          openId={openId}
          onOpen={setOpenId}
          onMove={move}
          onStep={step}
        />
      ))}
      {mayEdit && <AddSection count={sections.length} design={design} />}
    </div>
  )
}
