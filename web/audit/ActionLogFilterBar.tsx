import {
  Button,
  Checkbox,
  Dropdown,
  Field,
  makeStyles,
  Option,
  OptionGroup,
  Select,
  Tag,
  TagGroup,
  Text,
  tokens,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../platform/formats/useToday'
import { DateField } from '../platform/forms/DateField'
import { useChosen } from '../platform/lists/useChosen'
import { kindGroups } from './kindGroups'
import { LogChoice } from './LogChoice'
import { anyFilter, daysOf, hidesViews, type LogFilters, noFilters, type Period, periodOf, periods } from './logFilters'
import type { useActionLog } from './useActionLog'

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
    alignItems: 'end',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    maxWidth: '1000px',
    '& > *': { minWidth: 0 },
    '& select': { width: '100%', minWidth: 0 },
  },
  kinds: { minWidth: 0 },
  text: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '::first-letter': { textTransform: 'uppercase' },
  },
  listbox: { minWidth: 'min(340px, calc(100vw - 24px))' },
  chips: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  option: { '::first-letter': { textTransform: 'uppercase' } },
})

type Props = {
  filters: LogFilters
  onChange: (changes: Partial<LogFilters>) => void
  log: Pick<ReturnType<typeof useActionLog>, 'viewId' | 'through'>
  kinds: readonly string[]
  inProject: boolean
  /** What the record is called that the log is narrowed to. */
  recordName: string | undefined
}

/** Narrows the log by person, kind, period and project; the record is chosen in a row, and let go here. */
export function ActionLogFilterBar({ filters, onChange, log, kinds, inProject, recordName }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <>
      <search className={styles.bar} aria-label={t('actionLog.filters')}>
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
        <Checkbox
          label={t('actionLog.hideViews')}
          checked={hidesViews(filters)}
          disabled={filters.kinds.includes('ActionLogViewed')}
          onChange={(_, { checked }) => onChange({ views: checked ? '' : 'yes' })}
        />
      </search>
      {anyFilter(filters) && (
        <div className={styles.chips}>
          {filters.record && (
            <TagGroup aria-label={t('actionLog.record')} onDismiss={() => onChange({ record: '' })}>
              <Tag dismissible size="small" value="record" dismissIcon={{ 'aria-label': t('actionLog.allRecords') }}>
                {t('actionLog.record')}: {recordName ?? t('actionLog.oneRecord')}
              </Tag>
            </TagGroup>
          )}
          <Button size="small" appearance="subtle" onClick={() => onChange(noFilters)}>
            {t('actionLog.clear')}
          </Button>
        </div>
      )}
    </>
  )
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
    <Field label={t('actionLog.kind')}>
      <Dropdown
        multiselect
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
    </Field>
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
      <Field label={t('actionLog.period')}>
        <Select value={isCustom ? 'custom' : shown} onChange={(_, { value }) => choose(value)}>
          {['any', ...periods, 'custom'].map((period) => (
            <option key={period} value={period}>
              {t(`actionLog.periods.${period}`)}
            </option>
          ))}
        </Select>
      </Field>
      {(isCustom || shown === 'custom') && (
        <>
          <DateField
            key={`from ${filters.from}`}
            name="from"
            label={t('actionLog.firstDay')}
            value={filters.from}
            direction="past"
            onChange={(from) => from !== filters.from && onChange({ from })}
          />
          <DateField
            key={`to ${filters.to}`}
            name="to"
            label={t('actionLog.lastDay')}
            value={filters.to}
            direction="past"
            onChange={(to) => to !== filters.to && onChange({ to })}
          />
        </>
      )}
    </>
  )
}
