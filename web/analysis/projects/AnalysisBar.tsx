import { showDay } from '@prumo/contracts/formats/days'
import type { Answer } from '@prumo/contracts/index'
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
import { exportAnalysis } from './exportAnalysis'
import { groupings } from './projectFacts'

type Props = {
  choice: AnalysisChoice
  /** Those of the chosen columns that the reader may see. */
  columns: readonly string[]
  isOffered: (column: string) => boolean
  /** In the order in which they are shown; nothing until they are there. */
  shown: Answer<'projectAnalysis'>['projects'] | undefined
  words: AnalysisWords
  /** The past day that is shown, if one is. */
  on: string | undefined
  today: string
  onChoose: (changes: Partial<AnalysisChoice>) => void
}

/** What is analysed: columns, groups, the column that is drawn, and which projects; and the way to take it away. */
export function AnalysisBar({ choice, columns, isOffered, shown, words, on, today, onChoose }: Props) {
  const { t } = useTranslation()
  const { status, hidesEnded, group, chart } = choice
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
      count={shown ? t('projects.count', { count: shown.length }) : null}
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
          <ColumnsMenu
            columns={choice.columns}
            isOffered={isOffered}
            words={words}
            onChoose={(chosen) => onChoose({ columns: chosen })}
          />
          <ChoiceFilter
            label={t('projectAnalysis.group')}
            value={group ?? ''}
            choices={[
              { value: '', text: t('projectAnalysis.noGroup') },
              ...groupings.map((each) => ({ value: each, text: words.nameOf(each) })),
            ]}
            onChange={(value) => onChoose({ group: groupings.find((each) => each === value) })}
          />
          <ChoiceFilter
            isShort
            label={t('projectAnalysis.chart')}
            value={chart ?? ''}
            choices={[
              { value: '', text: t('projectAnalysis.noChart') },
              ...figuresAmong(columns).map(({ name }) => ({ value: name, text: words.nameOf(name) })),
            ]}
            onChange={(value) => onChoose({ chart: value || undefined })}
          />
          {shown && shown.length > 0 && (
            <ExportMenu
              save={(manner) =>
                exportAnalysis(shown, columns, { ...manner, words, name: on ? `${title} ${on}` : title })
              }
            />
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
