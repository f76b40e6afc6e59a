import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { AddRegular, ArrowUndoRegular } from '@fluentui/react-icons'
import { type CanvasName, canvases } from '@prumo/contracts/canvas/area'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { LinkChoice } from '../platform/layout/LinkChoice'
import { Toolbar } from '../platform/layout/Toolbar'
import { ToolbarButton } from '../platform/layout/ToolbarButton'
import { PrintButton } from '../platform/paper/PrintButton'
import type { MakePaper } from '../platform/paper/paper'
import { useQuery } from '../platform/server/useQuery'
import { AreaDialog } from './AreaDialog'
import { stillMissing } from './canvasOrder'

const useStyles = makeStyles({
  missing: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: '80px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
  },
})

type Props = {
  projectId: string
  canvas: Answer<'canvas'>
  shown: CanvasName
  mayAddArea: boolean
  onDeleted: () => void
}

/** Which canvas is shown, what it still lacks, and what can be done with the whole of it. */
export function CanvasBar({ projectId, canvas, shown, mayAddArea, onDeleted }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const areas = canvas.areas.filter((area) => area.canvas === shown)
  const lacking = stillMissing(areas, canvas.cards)
  const lack = lacking.length > 0 ? t('canvas.lacking', { names: lacking.map(({ name }) => name).join(', ') }) : ''
  const { data: project } = useQuery('project', { projectId })
  const printed: MakePaper = async () => {
    const { printedCanvas } = await import('./printedCanvas')
    const words = { currency: project?.currency ?? 'BRL', t }
    return { title: t(`canvasName.${shown}`), table: printedCanvas(canvas, shown, words) }
  }
  const choices = canvases.map((name) => ({
    to: addresses.canvas(projectId) + (name === 'business' ? '?canvas=business' : ''),
    text: t(`canvasName.${name}`),
    isCurrent: name === shown,
  }))
  return (
    <Toolbar>
      <LinkChoice label={t('canvas.which')} choices={choices} />
      <Text size={200} className={styles.missing} title={lack}>
        {lack}
      </Text>
      {canvas.deleted > 0 && (
        <ToolbarButton
          label={t('canvas.deletedCount', { count: canvas.deleted })}
          icon={<ArrowUndoRegular />}
          onClick={onDeleted}
        />
      )}
      {areas.length > 0 && <PrintButton paper={printed} />}
      {mayAddArea && (
        <AreaDialog
          projectId={projectId}
          canvas={shown}
          trigger={<ToolbarButton label={t('command.AddArea')} icon={<AddRegular />} />}
        />
      )}
    </Toolbar>
  )
}
