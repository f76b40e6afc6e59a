import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { look } from '../platform/look/look'

const useStyles = makeStyles({
  root: { marginTop: look.room.edge },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))',
    gap: look.room.loose,
    marginTop: look.room.close,
  },
})

/** Parts of one kind. */
export function PartGroup({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <section className={styles.root}>
      <SectionTitle>{t(`parts.group.${name}`)}</SectionTitle>
      <div className={styles.parts}>{children}</div>
    </section>
  )
}
