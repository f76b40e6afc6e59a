import { makeStyles, Text } from '@fluentui/react-components'
import { ArrowCollapseAllRegular, ArrowExpandAllRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../platform/layout/ToolButton'
import { ExportMenu } from '../ExportMenu'
import { foldable, type WbsAnswer, type WbsLine } from './wbsLines'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  count: { flexGrow: 1 },
})

type Props = {
  wbs: WbsAnswer
  all: readonly WbsLine[]
  folded: ReadonlySet<string>
  onFolded: (folded: ReadonlySet<string>) => void
}

/** What is done with the whole structure: folded, and saved as a file. */
export function WbsBar({ wbs, all, folded, onFolded }: Props) {
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
      <ExportMenu
        save={async (manner) => {
          const { exportWbs } = await import('./exportWbs')
          await exportWbs(wbs, { ...manner, name: t('wbs.exportName') })
        }}
      />
    </div>
  )
}
