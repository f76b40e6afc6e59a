import { makeStyles, Text } from '@fluentui/react-components'
import { ArrowCollapseAllRegular, ArrowExpandAllRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../platform/layout/ToolButton'
import { ChoiceFilter } from '../../platform/lists/ChoiceFilter'
import { ExportMenu } from '../ExportMenu'
import { DiagramExport } from './DiagramExport'
import { foldable, type WbsAnswer, type WbsLine } from './wbsLines'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  count: { flexGrow: 1 },
})

type Props = {
  projectId: string
  wbs: WbsAnswer
  all: readonly WbsLine[]
  folded: ReadonlySet<string>
  /** What the diagram shows, where it is shown. */
  diagram: readonly WbsLine[] | undefined
  onDiagram: (shows: boolean) => void
  onFolded: (folded: ReadonlySet<string>) => void
}

/** What is done with the whole structure: folded, and saved as a file. */
export function WbsBar({ projectId, wbs, all, folded, diagram, onDiagram, onFolded }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const groups = foldable(all)
  return (
    <div className={styles.root}>
      <Text className={styles.count} size={200}>
        {t('wbs.count', {
          groups: wbs.rows.filter(({ kind }) => kind === 'group').length,
          tasks: t('tasks.count', { count: wbs.whole.taskCount }),
        })}
      </Text>
      <ChoiceFilter
        label={t('wbs.view')}
        value={diagram ? 'diagram' : ''}
        choices={[
          { value: '', text: t('wbs.asTable') },
          { value: 'diagram', text: t('wbs.asDiagram') },
        ]}
        onChange={(value) => onDiagram(value !== '')}
      />
      <ToolButton
        size="small"
        label={t('wbs.unfoldAll')}
        icon={<ArrowExpandAllRegular />}
        idle={folded.size === 0}
        onClick={() => onFolded(new Set())}
      />
      <ToolButton
        size="small"
        label={t('wbs.foldAll')}
        icon={<ArrowCollapseAllRegular />}
        idle={groups.size === 0}
        onClick={() => onFolded(groups)}
      />
      {diagram ? (
        <DiagramExport projectId={projectId} lines={diagram} />
      ) : (
        <ExportMenu
          save={async (manner) => {
            const { exportWbs } = await import('./exportWbs')
            await exportWbs(wbs, { ...manner, name: t('wbs.exportName') })
          }}
        />
      )}
    </div>
  )
}
