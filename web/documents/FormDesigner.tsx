import { makeStyles } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { positionAfter } from '../platform/cards/cardOrder'
import { focusWanted } from '../platform/cards/focusWanted'
import { useCardDrops } from '../platform/cards/useCardDrops'
import { QuietText } from '../platform/layout/QuietText'
import { VisuallyHidden } from '../platform/layout/VisuallyHidden'
import { AddSection } from './AddSection'
import { DesignedSection } from './DesignedSection'
import { type FieldPlace, nextPlace } from './formOrder'
import { useFormDesign } from './useFormDesign'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
})

type Props = { document: Answer<'document'>; mayEdit: boolean }

/** The form as it is made: sections with fields, moved by dragging or with the keyboard, each edited in its place. */
export function FormDesigner({ document, mayEdit }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const design = useFormDesign(document)
  const root = useRef<HTMLDivElement>(null)
  const [openId, setOpenId] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const wantsFocus = useRef<string>(undefined)
  const { sections } = document

  // A field that goes to another section is drawn anew, as its name is once its editor has closed: focus follows it.
  useEffect(() => focusWanted(root.current, 'data-field', wantsFocus))

  const move = (fieldId: string, to: FieldPlace) => {
    wantsFocus.current = fieldId
    const section = sections.find(({ sectionId }) => sectionId === to.sectionId)
    const ids = section?.fields.map((field) => field.fieldId) ?? []
    const { name } = sections.flatMap(({ fields }) => fields).find((field) => field.fieldId === fieldId) ?? {}
    const position = positionAfter(ids, fieldId, to.beforeFieldId)
    setAnnouncement(t('documents.moved', { name, section: section?.name, position }))
    void design.moveField(fieldId, to)
  }
  useCardDrops((fieldId, to) => move(fieldId, { sectionId: to.columnId, beforeFieldId: to.beforeId }))
  const open = (fieldId: string | undefined) => {
    if (!fieldId) wantsFocus.current = openId
    setOpenId(fieldId)
  }
  const step = (fieldId: string, direction: -1 | 1) => {
    const to = nextPlace(sections, fieldId, direction)
    if (to) move(fieldId, to)
  }

  return (
    <div ref={root} className={styles.root}>
      {mayEdit && sections.length > 0 && <QuietText id="designer-keys">{t('documents.designerKeys')}</QuietText>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {sections.map((section) => (
        <DesignedSection
          key={section.sectionId}
          document={document}
          section={section}
          mayEdit={mayEdit}
          design={design}
          openId={openId}
          onOpen={open}
          onMove={move}
          onStep={step}
        />
      ))}
      {mayEdit && <AddSection count={sections.length} design={design} />}
    </div>
  )
}
