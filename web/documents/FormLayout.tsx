import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ShownField, ShownSection } from '@prumo/contracts/documents/queries'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '920px' },
  section: { border: 0, margin: 0, padding: 0, minWidth: 0 },
  name: {
    margin: '0 0 10px',
    paddingBottom: '4px',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: '14px 16px',
    alignItems: 'start',
    '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  field: { minWidth: 0, '@media (max-width: 800px)': { gridColumn: 'auto' } },
  small: { gridColumn: 'span 2' },
  medium: { gridColumn: 'span 3' },
  large: { gridColumn: '1 / -1' },
})

/** A form as it is laid out: sections under each other, fields beside each other as far as their sizes allow. */
export function FormLayout({
  sections,
  field,
}: {
  sections: readonly ShownSection[]
  field: (field: ShownField) => ReactNode
}) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {sections.map(({ sectionId, name, fields }) => (
        <section key={sectionId} className={styles.section} aria-label={name}>
          <h3 className={styles.name}>{name}</h3>
          <div className={styles.fields}>
            {fields.map((each) => (
              <div key={each.fieldId} className={mergeClasses(styles[each.fieldSize], styles.field)}>
                {field(each)}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
