import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import type { ShownSection } from '@prumo/contracts/documents/queries'
import type { Answer } from '@prumo/contracts/index'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useColumnDrop } from '../platform/cards/useColumnDrop'
import { AddFieldMenu } from './AddFieldMenu'
import { DesignedField } from './DesignedField'
import type { FieldPlace } from './formOrder'
import { SectionMenu } from './SectionMenu'
import type { FormDesign } from './useFormDesign'

const useStyles = makeStyles({
  root: {
    padding: '10px 12px 12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    minWidth: 0,
  },
  over: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  head: { display: 'flex', alignItems: 'center', gap: '6px' },
  name: {
    flexGrow: 1,
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  fields: { listStyleType: 'none', margin: '8px 0', padding: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  empty: {
    margin: '8px 0 0',
    padding: '12px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
})

type Props = {
  document: Answer<'document'>
  section: ShownSection
  mayEdit: boolean
  design: FormDesign
  openId: string | undefined
  onOpen: (fieldId: string | undefined) => void
  onMove: (fieldId: string, to: FieldPlace) => void
  onStep: (fieldId: string, direction: -1 | 1) => void
}

/** One section of a form in the making; fields can be dropped into it. */
export function DesignedSection(props: Props) {
  const { document, section, mayEdit, design, openId, onOpen, onMove, onStep } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const root = useRef<HTMLElement>(null)
  const { sectionId, name, fields } = section
  const over = useColumnDrop(root, sectionId, mayEdit)

  return (
    <section ref={root} className={mergeClasses(styles.root, over && styles.over)} aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {mayEdit && <SectionMenu document={document} section={section} design={design} />}
      </header>
      {fields.length === 0 && (
        <Text as="p" block size={200} className={styles.empty}>
          {t(mayEdit ? 'documents.emptySection' : 'documents.noFields')}
        </Text>
      )}
      <ul className={styles.fields}>
        {fields.map((field, at) => (
          <li key={field.fieldId}>
            <DesignedField
              document={document}
              sectionId={sectionId}
              field={field}
              nextFieldId={fields[at + 1]?.fieldId ?? null}
              mayEdit={mayEdit}
              open={openId === field.fieldId}
              design={design}
              onOpen={onOpen}
              onMove={onMove}
              onStep={onStep}
            />
          </li>
        ))}
      </ul>
      {mayEdit && <AddFieldMenu document={document} section={section} design={design} onAdded={onOpen} />}
    </section>
  )
}
