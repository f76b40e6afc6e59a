import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QuietText } from '../platform/layout/QuietText'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { look } from '../platform/look/look'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: look.room.close,
    minWidth: 0,
    padding: look.room.usual,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  file: { overflowWrap: 'anywhere' },
  example: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: look.room.close,
    minWidth: 0,
    '& > *': { maxWidth: '100%' },
  },
})

type Props = { name: string; file: string; children: ReactNode }

/** A part with what it is called, where it stands and when to use it. */
export function PartBox({ name, file, children }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <article className={styles.root} data-part={name} data-file={file}>
      <SectionTitle as="h3">{name}</SectionTitle>
      <QuietText className={styles.file}>{file}</QuietText>
      <Text size={200}>{t(`parts.use.${name}`)}</Text>
      <div className={styles.example}>{children}</div>
    </article>
  )
}
