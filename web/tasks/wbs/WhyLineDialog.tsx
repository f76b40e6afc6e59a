import { Button, Dialog, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { DialogPanel } from '../../platform/forms/DialogPanel'
import { type ExplainedFigure, MeasureFacts } from '../../platform/layout/MeasureFacts'
import { useWhyLine } from './useWhyLine'
import type { WbsLine } from './wbsLines'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  figure: { paddingBottom: '12px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  name: { margin: '0 0 4px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
})

type Props = {
  projectId: string
  line: WbsLine
  /** The list of its tasks. */
  tasksAddress: string
  onClosed: () => void
}

/** Why the figures of a line of the structure are what they are, one after the other. */
export function WhyLineDialog({ line, onClosed, ...where }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const figures: readonly ExplainedFigure[] = useWhyLine(line, where)
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClosed()}>
      <DialogPanel title={t('why.of', { name: line.title })} actions={<Button onClick={onClosed}>{t('close')}</Button>}>
        <ul className={styles.list}>
          {figures.map((figure) => (
            <li key={figure.measure.name} className={styles.figure}>
              <h3 className={styles.name}>{t(`measure.${figure.measure.name}`)}</h3>
              <MeasureFacts {...figure} />
            </li>
          ))}
        </ul>
      </DialogPanel>
    </Dialog>
  )
}
