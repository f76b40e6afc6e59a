import { Dropdown, makeStyles, Option, OptionGroup, Text } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../platform/formats/useToday'
import { DateField } from '../platform/forms/DateField'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import type { FilterChip } from '../platform/lists/FilterChips'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { SearchFilter } from '../platform/lists/SearchFilter'
import { ToggleFilter } from '../platform/lists/ToggleFilter'
import { useChosen } from '../platform/lists/useChosen'
import { useLanguage } from '../platform/texts/useLanguage'
import { kindGroups } from './kindGroups'
import { LogChoice } from './LogChoice'
import { daysOf, hidesViews, type LogFilters, noFilters, type Period, periodOf, periods } from './logFilters'
import type { useActionLog } from './useActionLog'

const useStyles = makeStyles({
  days: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 150px))', gap: '8px' },
  kinds: { minWidth: '140px', maxWidth: '220px' },
  text: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '::first-letter': { textTransform: 'uppercase' },
  },
  listbox: { minWidth: 'min(340px, calc(100vw - 24px))' },
  option: { '::first-letter': { textTransform: 'uppercase' } },
})

type Props = {
  filters: LogFilters
  onChange: (changes: Partial<LogFilters>) => void
  log: Pick<ReturnType<typeof useActionLog>, 'viewId' | 'through'>
  kinds: readonly string[]
  inProject: boolean
  /** What is called how of what the log can be narrowed to. */
  names: ReadonlyMap<string, string>
  /** What takes the log away, at the end. */
  actions: ReactNode
}

/** Narrows the log by person, kind, period and project; the record is chosen in a row, and let go here. */
export function ActionLogFilterBar({ filters, onChange, log, kinds, inProject, names, actions }: Props) {
  const { t } = useTranslation()
  const chips = useChips(filters, onChange, names)
  return (
    <ListFilterBar
      chips={chips}
      onClear={() => onChange(noFilters)}
      actions={actions}
      search={
        <>
          <SearchFilter
            label={t('actionLog.search')}
            value={filters.search}
            onChange={(search) => onChange({ search })}
          />
          <ToggleFilter
            label={t('actionLog.hideViews')}
            isOn={hidesViews(filters)}
            disabled={filters.kinds.includes('ActionLogViewed')}
            onTurn={(isOn) => onChange({ views: isOn ? '' : 'yes' })}
          />
        </>
      }
    >
      <LogChoice
        of="person"
        label={t('actionLog.person')}
        any={t('actionLog.anyPerson')}
        value={filters.person}
        log={log}
        onChange={(person) => onChange({ person })}
      />
      <KindFilter chosen={filters.kinds} kinds={kinds} onChange={onChange} />
      {!inProject && (
        <LogChoice
          of="project"
          label={t('actionLog.project')}
          any={t('actionLog.anyProject')}
          value={filters.project}
          log={log}
          onChange={(project) => onChange({ project })}
        />
      )}
      <PeriodFilter filters={filters} onChange={onChange} />
    </ListFilterBar>
  )
}

/** What the log is narrowed to, by name as far as that stands in what was read. */
function useChips(
  filters: LogFilters,
  onChange: Props['onChange'],
  names: ReadonlyMap<string, string>,
): readonly FilterChip[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const day = (name: 'from' | 'to', label: string) =>
    filters[name] && { key: name, text: `${label}: ${showDay(filters[name], language)}`, gone: { [name]: '' } }
  const chosen = (name: 'person' | 'project' | 'record', unnamed: string) =>
    filters[name] && {
      key: name,
      text: `${t(`actionLog.${name}`)}: ${names.get(filters[name]) ?? unnamed}`,
      gone: { [name]: '' },
    }
  const chips = [
    chosen('person', t('actionLog.onePerson')),
    ...filters.kinds.map((kind) => ({
      key: kind,
      text: `${t('actionLog.kind')}: ${t(`event.${kind}`, kind)}`,
      gone: { kinds: filters.kinds.filter((each) => each !== kind) },
    })),
    chosen('project', t('actionLog.oneProject')),
    day('from', t('actionLog.firstDay')),
    day('to', t('actionLog.lastDay')),
    chosen('record', t('actionLog.oneRecord')),
  ]
  return chips.flatMap((chip) => (chip ? [{ ...chip, onRemove: () => onChange(chip.gone) }] : []))
}

type Changing = Pick<Props, 'onChange'>

type KindProps = Changing & { chosen: readonly string[]; kinds: readonly string[] }

function KindFilter({ chosen, kinds, onChange }: KindProps) {
  const { t } = useTranslation()
  const [shown, choose] = useChosen(chosen, (of) => onChange({ kinds: of }))
  const styles = useStyles()
  const textOf = (kind: string) => t(`event.${kind}`, kind)
  const [only] = shown
  const summary =
    only === undefined
      ? t('actionLog.anyKind')
      : shown.length === 1
        ? textOf(only)
        : t('actionLog.kindCount', { count: shown.length })
  return (
    <Dropdown
      multiselect
      size="small"
      clearButton={null}
      aria-label={t('actionLog.kind')}
      className={styles.kinds}
      listbox={{ className: styles.listbox }}
      positioning={{ position: 'below', align: 'start', pinned: true, autoSize: 'height' }}
      value={summary}
      button={{ children: <span className={styles.text}>{summary}</span> }}
      selectedOptions={[...shown]}
      onOptionSelect={(_, { selectedOptions }) => choose(selectedOptions)}
    >
      {kindGroups([...new Set([...kinds, ...shown])]).map((group) => (
        <OptionGroup key={group.module} label={t(`actionLog.module.${group.module}`)}>
          {group.kinds.map((kind) => (
            <Option key={kind} value={kind} text={textOf(kind)}>
              <Text className={styles.option} block>
                {textOf(kind)}
              </Text>
            </Option>
          ))}
        </OptionGroup>
      ))}
    </Dropdown>
  )
}

function PeriodFilter({ filters, onChange }: { filters: LogFilters } & Changing) {
  const { t } = useTranslation()
  const today = useToday()
  const is = periodOf(filters, today)
  // Before the first day is chosen a period of one's own is not yet one.
  const [isCustom, setCustom] = useState(false)
  const shown = isCustom && is === 'any' ? 'custom' : is
  const choose = (period: string) => {
    setCustom(period === 'custom')
    if (period === 'any') onChange({ from: '', to: '' })
    else if (period !== 'custom') onChange(daysOf(period as Period, today))
  }
  return (
    <>
      <ChoiceFilter
        label={t('actionLog.period')}
        value={isCustom ? 'custom' : shown}
        choices={['any', ...periods, 'custom'].map((period) => ({
          value: period,
          text: t(`actionLog.periods.${period}`),
        }))}
        onChange={choose}
      />
      {(isCustom || shown === 'custom') && <OwnPeriod filters={filters} onChange={onChange} />}
    </>
  )
}

/** Nobody did anything yet on a day to come. */
function OwnPeriod({ filters, onChange }: { filters: LogFilters } & Changing) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div className={styles.days}>
      {(['from', 'to'] as const).map((name) => (
        <DateField
          key={`${name} ${filters[name]}`}
          name={name}
          size="small"
          label={t(name === 'from' ? 'actionLog.firstDay' : 'actionLog.lastDay')}
          value={filters[name]}
          direction="past"
          onChange={(day) => day !== filters[name] && onChange({ [name]: day })}
        />
      ))}
    </div>
  )
}
