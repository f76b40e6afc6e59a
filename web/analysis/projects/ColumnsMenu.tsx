import {
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components'
import { ColumnTripleRegular } from '@fluentui/react-icons'
import { mostColumns, projectFacts } from '@prumo/contracts/analysis/analysisChoice'
import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import { taskMeasures } from '@prumo/contracts/tasks/measures'
import { useTranslation } from 'react-i18next'
import { ToolbarButton } from '../../platform/layout/ToolbarButton'
import { useChosen } from '../../platform/lists/useChosen'
import type { AnalysisWords } from './analysisWords'

const useStyles = makeStyles({
  popover: { maxHeight: 'min(520px, 70vh)', maxWidth: 'min(460px, calc(100vw - 24px))', overflowY: 'auto' },
})

type Props = {
  columns: readonly string[]
  /** Whether the reader may see what it tells. */
  isOffered: (column: string) => boolean
  words: AnalysisWords
  onChoose: (columns: readonly string[]) => void
}

const ofWork = new Set<string>(taskMeasures.map(({ name }) => name))
const sections = ['project', 'tasks', 'work', 'inflow', 'outflow', 'risks'] as const
type Section = (typeof sections)[number]

const columnsOf: Record<Section, readonly string[]> = {
  project: projectFacts,
  tasks: [...figureColumns.values()]
    .filter(({ name, group }) => group === 'work' && !ofWork.has(name))
    .map(({ name }) => name),
  work: [...ofWork],
  inflow: [...figureColumns.values()].filter(({ kind }) => kind === 'inflow').map(({ name }) => name),
  outflow: [...figureColumns.values()].filter(({ kind }) => kind === 'outflow').map(({ name }) => name),
  risks: [...figureColumns.values()].filter(({ group }) => group === 'risks').map(({ name }) => name),
}

/** Chooses what the table shows of projects: facts, and figures of tasks, work, money that comes or goes, and risks. */
export function ColumnsMenu({ columns, isOffered, words, onChoose }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [chosen, choose] = useChosen(columns, onChoose)
  const isFull = chosen.length >= mostColumns
  return (
    <Menu
      persistOnItemClick
      checkedValues={{ columns: [...chosen] }}
      onCheckedValueChange={(_, { checkedItems }) => checkedItems.length > 0 && choose(checkedItems)}
    >
      <MenuTrigger disableButtonEnhancement>
        <ToolbarButton isNamed icon={<ColumnTripleRegular />} label={t('projectAnalysis.columns')} />
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {sections.map((section) => {
            const offered = columnsOf[section].filter(isOffered)
            return (
              offered.length > 0 && (
                <MenuGroup key={section}>
                  <MenuGroupHeader>{t(`projectAnalysis.section.${section}`)}</MenuGroupHeader>
                  {offered.map((name) => (
                    <MenuItemCheckbox
                      key={name}
                      name="columns"
                      value={name}
                      disabled={isFull && !chosen.includes(name)}
                    >
                      {words.nameOf(name)}
                    </MenuItemCheckbox>
                  ))}
                </MenuGroup>
              )
            )
          })}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
