import {
  ArrowCollapseAllRegular,
  ArrowExpandAllRegular,
  MoneyRegular,
  OrganizationHorizontalRegular,
} from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { ToolbarButton } from '../../platform/layout/ToolbarButton'
import { useNarrow } from '../../platform/layout/useNarrow'
import { ListFilterBar } from '../../platform/lists/ListFilterBar'
import type { MakePaper } from '../../platform/paper/paper'
import { ExportMenu } from '../ExportMenu'
import { DiagramExport } from './DiagramExport'
import { foldable, type WbsAnswer, type WbsLine } from './wbsLines'

type Props = {
  projectId: string
  wbs: WbsAnswer
  all: readonly WbsLine[]
  folded: ReadonlySet<string>
  /** What the diagram shows, where it is shown. */
  diagram: readonly WbsLine[] | undefined
  onDiagram: (shows: boolean) => void
  onFolded: (folded: ReadonlySet<string>) => void
  ofMoney: boolean
  onMoney: (shows: boolean) => void
}

/** What is done with the whole structure: folded, and saved as a file. */
export function WbsBar(props: Props) {
  const { projectId, wbs, all, folded, diagram, onDiagram, onFolded, ofMoney, onMoney } = props
  const { t } = useTranslation()
  // A phone shows no columns that could change.
  const narrow = useNarrow()
  const groups = foldable(all)
  const count = t('wbs.count', {
    groups: wbs.rows.filter(({ kind }) => kind === 'group').length,
    tasks: t('tasks.count', { count: wbs.whole.taskCount }),
  })
  const exportTable = async (manner: Parameters<Parameters<typeof ExportMenu>[0]['save']>[0]) => {
    const { exportWbs } = await import('./exportWbs')
    await exportWbs(wbs, { ...manner, name: t('wbs.exportName') })
  }
  const printed: MakePaper = async () => {
    const { wbsTable } = await import('./exportWbs')
    return { title: t('navigation.wbs'), table: wbsTable(wbs, t) }
  }
  const actions = (
    <>
      {wbs.whole.ledger && !diagram && !narrow && (
        <ToolbarButton
          label={t('wbs.money')}
          icon={<MoneyRegular />}
          appearance={ofMoney ? 'primary' : 'secondary'}
          aria-pressed={ofMoney}
          onClick={() => onMoney(!ofMoney)}
        />
      )}
      <ToolbarButton
        isNamed
        label={t('wbs.asDiagram')}
        icon={<OrganizationHorizontalRegular />}
        appearance={diagram ? 'primary' : 'secondary'}
        aria-pressed={diagram !== undefined}
        onClick={() => onDiagram(diagram === undefined)}
      />
      <ToolbarButton
        label={t('wbs.unfoldAll')}
        icon={<ArrowExpandAllRegular />}
        disabledFocusable={folded.size === 0}
        onClick={() => onFolded(new Set())}
      />
      <ToolbarButton
        label={t('wbs.foldAll')}
        icon={<ArrowCollapseAllRegular />}
        disabledFocusable={groups.size === 0}
        onClick={() => onFolded(groups)}
      />
      {diagram ? (
        <DiagramExport projectId={projectId} lines={diagram} />
      ) : (
        <ExportMenu save={exportTable} paper={printed} />
      )}
    </>
  )
  return <ListFilterBar count={count} actions={actions} />
}
