import { Button, makeStyles, Tab, TabList, Text, tokens } from '@fluentui/react-components'
import { AddRegular, ArrowUndoRegular } from '@fluentui/react-icons'
import { type CanvasName, canvases } from '@prumo/contracts/canvas/area'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Toolbar } from '../platform/layout/Toolbar'
import { AreaDialog } from './AreaDialog'
import { stillMissing } from './canvasOrder'

const useStyles = makeStyles({
  missing: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: '120px',
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
  const [, setParams] = useSearchParams()
  const areas = canvas.areas.filter((area) => area.canvas === shown)
  const lacking = stillMissing(areas, canvas.cards)
  const lack = lacking.length > 0 ? t('canvas.lacking', { names: lacking.map(({ name }) => name).join(', ') }) : ''
  const show = (name: unknown) =>
    setParams((search) => {
      if (name === 'business') search.set('canvas', 'business')
      else search.delete('canvas')
      return search
    })
  return (
    <Toolbar>
      <TabList
        size="small"
        selectedValue={shown}
        aria-label={t('canvas.which')}
        onTabSelect={(_, { value }) => show(value)}
      >
        {canvases.map((name) => (
          <Tab key={name} value={name}>
            {t(`canvasName.${name}`)}
          </Tab>
        ))}
      </TabList>
      <Text size={200} className={styles.missing} title={lack}>
        {lack}
      </Text>
      {canvas.deleted > 0 && (
        <Button size="small" appearance="subtle" icon={<ArrowUndoRegular />} onClick={onDeleted}>
          {t('canvas.deletedCount', { count: canvas.deleted })}
        </Button>
      )}
      {mayAddArea && (
        <AreaDialog
          projectId={projectId}
          canvas={shown}
          trigger={
            <Button size="small" icon={<AddRegular />}>
              {t('command.AddArea')}
            </Button>
          }
        />
      )}
    </Toolbar>
  )
}
