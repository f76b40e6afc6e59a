import { groupings } from '@prumo/contracts/analysis/analysisChoice'
import { showDay } from '@prumo/contracts/formats/days'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../../platform/lists/ChoiceFilter'
import { ListFilterBar } from '../../platform/lists/ListFilterBar'
import { SearchFilter } from '../../platform/lists/SearchFilter'
import { ToggleFilter } from '../../platform/lists/ToggleFilter'
import { projectStatuses } from '../../projects/projectStatuses'
import { ExportMenu } from '../../tasks/ExportMenu'
import { StatusDateField } from '../reports/StatusDateField'
import { type AnalysisChoice, figuresAmong } from './analysisChoice'
import type { AnalysisWords } from './analysisWords'
import { ColumnsMenu } from './ColumnsMenu'
import { type AnalysisFile, exportAnalysis } from './exportAnalysis'
import { PivotMenu } from './PivotMenu'

type Props = {
  choice: AnalysisChoice
  /** Those of the chosen columns that the reader may see. */
  columns: readonly string[]
  isOffered: (column: string) => boolean
  /** How many projects are in view; nothing until they are there. */
  count: number | undefined
  words: AnalysisWords
  /** The past day that is shown, if one is. */
  on: string | undefined
  today: string
  /** What is in view, as a file. */
  file: () => AnalysisFile
  viewMenu: ReactNode
  onChoose: (changes: Partial<AnalysisChoice>) => void
}

/** What is analysed: columns, groups, the column that is drawn, and which projects; and the way to take it away. */
export function AnalysisBar(props: Props) {
  const { choice, columns, isOffered, count, words, on, today, file, viewMenu, onChoose } = props
  const { t } = useTranslation()
  const { status, hidesEnded } = choice
  const title = t('navigation.project-analysis')
  const narrowing: Partial<AnalysisChoice> = { status: undefined, hidesEnded: false, on: undefined }
  const chip = (key: keyof typeof narrowing, text: string) => {
    return { key, text, onRemove: () => onChoose({ [key]: narrowing[key] }) }
  }
  const chips = [
    ...(on ? [chip('on', `${t('report.statusDate')}: ${showDay(on, words.language)}`)] : []),
    ...(status ? [chip('status', t(`projectStatus.${status}`))] : []),
    ...(hidesEnded ? [chip('hidesEnded', t('projectAnalysis.hideEnded'))] : []),
  ]
  return (
    <ListFilterBar
      count={count === undefined ? null : t('projects.count', { count })}
      search={
        <SearchFilter
          label={t('projects.searchLabel')}
          value={choice.search}
          onChange={(search) => onChoose({ search })}
        />
      }
      chips={chips}
      onClear={() => onChoose(narrowing)}
      actions={
        <>
          {viewMenu}
          <ColumnsMenu
            columns={choice.columns}
            isOffered={isOffered}
            words={words}
            onChoose={(chosen) => onChoose({ columns: chosen })}
          />
          <GroupAndChart choice={choice} columns={columns} isOffered={isOffered} words={words} onChoose={onChoose} />
          {count !== undefined && count > 0 && (
            <ExportMenu save={(manner) => exportAnalysis(file(), { ...manner, name: on ? `${title} ${on}` : title })} />
          )}
        </>
      }
    >
      <StatusDateField value={on ?? today} today={today} onChoose={(day) => onChoose({ on: day })} />
      <ChoiceFilter
        label={t('field.status')}
        value={status ?? ''}
        choices={[
          { value: '', text: t('projects.anyStatus') },
          ...projectStatuses.map((each) => ({ value: each, text: t(`projectStatus.${each}`) })),
        ]}
        onChange={(value) => onChoose({ status: projectStatuses.find((each) => each === value) })}
      />
      <ToggleFilter
        label={t('projectAnalysis.hideEnded')}
        isOn={hidesEnded}
        onTurn={(isOn) => onChoose({ hidesEnded: isOn })}
      />
    </ListFilterBar>
  )
}

type ShapeProps = Pick<Props, 'choice' | 'columns' | 'isOffered' | 'words' | 'onChoose'>

/** How the projects in view are put together: by groups or in a pivot, and what is drawn of them. */
function GroupAndChart({ choice, columns, isOffered, words, onChoose }: ShapeProps) {
  const { t } = useTranslation()
  const { group, chart } = choice
  const pivot = choice.pivot && isOffered(choice.pivot.measure) ? choice.pivot : undefined
  // Of a pivot there is one chart: that of its measure.
  const drawable = pivot ? [pivot.measure] : figuresAmong(columns).map(({ name }) => name)
  return (
    <>
      {!pivot && (
        <ChoiceFilter
          label={t('projectAnalysis.group')}
          value={group ?? ''}
          choices={[
            { value: '', text: t('projectAnalysis.noGroup') },
            ...groupings.filter(isOffered).map((each) => ({ value: each, text: words.nameOf(each) })),
          ]}
          onChange={(value) => onChoose({ group: groupings.find((each) => each === value) })}
        />
      )}
      <PivotMenu
        pivot={pivot}
        columns={columns}
        isOffered={isOffered}
        words={words}
        onChoose={(chosen) => onChoose({ pivot: chosen })}
      />
      <ChoiceFilter
        isShort
        label={t('projectAnalysis.chart')}
        value={chart ? (pivot?.measure ?? chart) : ''}
        choices={[
          { value: '', text: t('projectAnalysis.noChart') },
          ...drawable.map((name) => ({ value: name, text: words.nameOf(name) })),
        ]}
        onChange={(value) => onChoose({ chart: value || undefined })}
      />
    </>
  )
}
