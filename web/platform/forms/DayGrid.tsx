import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { showMonth } from '@prumo/contracts/formats/days'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, today } from '../formats/dates'
import {
  addMonths,
  type DayRange,
  nearestIn,
  showWholeDay,
  weekdayNames,
  weekdayOf,
  weeksOfMonth,
} from '../formats/months'
import { useLanguage } from '../texts/useLanguage'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px' },
  head: { display: 'flex', alignItems: 'center' },
  month: { flexGrow: 1, textAlign: 'center', '::first-letter': { textTransform: 'uppercase' } },
  grid: { borderCollapse: 'collapse' },
  weekday: {
    width: '36px',
    height: '28px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  short: { textDecoration: 'none' },
  cell: { padding: 0 },
  day: { minWidth: '36px', width: '36px', height: '36px', fontWeight: tokens.fontWeightRegular },
  today: { border: `1px solid ${tokens.colorNeutralStrokeAccessible}` },
})

/** Where a key leads from a day, as the ARIA pattern of a date grid has it. */
const moves: Record<string, (day: string, shift: boolean) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day, shift) => addMonths(day, shift ? -12 : -1),
  PageDown: (day, shift) => addMonths(day, shift ? 12 : 1),
}

type Props = { day: string; range: DayRange; onPick: (day: string) => void }

/** A month of days to pick one from, by keyboard or pointer. It begins at the day that is chosen, or today. */
export function DayGrid({ day, range, onPick }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const monthId = useId()
  const now = today()
  const [current, setCurrent] = useState(nearestIn(day || now, range))
  const grid = useRef<HTMLTableElement>(null)
  const month = current.slice(0, 7)
  // A button that turns the month keeps the focus.
  const followsFocus = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move focuses the day that it leads to
  useEffect(() => {
    if (followsFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [current])
  const go = (to: string, focus: boolean) => {
    followsFocus.current = focus
    setCurrent(nearestIn(to, range))
  }
  const turn = (to: string) => go(to, false)
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    event.stopPropagation()
    go(move(current, event.shiftKey), true)
  }
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <TurnMonth by={-1} current={current} range={range} onTurn={turn} />
        <Text id={monthId} weight="semibold" className={styles.month} aria-live="polite">
          {showMonth(current, language)}
        </Text>
        <TurnMonth by={1} current={current} range={range} onTurn={turn} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a date grid */}
      <table ref={grid} role="grid" aria-labelledby={monthId} className={styles.grid} onKeyDown={press}>
        <Weekdays />
        <tbody>
          {weeksOfMonth(current).map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each} className={styles.cell}>
                  {each.startsWith(month) && (
                    <Button
                      appearance={each === day ? 'primary' : 'subtle'}
                      className={mergeClasses(styles.day, each === now && styles.today)}
                      tabIndex={each === current ? 0 : -1}
                      disabled={nearestIn(each, range) !== each}
                      aria-label={showWholeDay(each, language)}
                      {...(each === day && { 'aria-pressed': true })}
                      {...(each === now && { 'aria-current': 'date' as const })}
                      onClick={() => onPick(each)}
                    >
                      {Number(each.slice(8))}
                    </Button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {nearestIn(now, range) === now && (
        <Button appearance="subtle" onClick={() => onPick(now)}>
          {t('calendar.today')}
        </Button>
      )}
    </div>
  )
}

function Weekdays() {
  const styles = useStyles()
  const language = useLanguage()
  return (
    <thead>
      <tr>
        {weekdayNames(language).map(({ short, long }) => (
          <th key={long} scope="col" abbr={long} className={styles.weekday}>
            <abbr className={styles.short} title={long}>
              {short}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  )
}

type TurnProps = { by: -1 | 1; current: string; range: DayRange; onTurn: (to: string) => void }

function TurnMonth({ by, current, range, onTurn }: TurnProps) {
  const { t } = useTranslation()
  const to = addMonths(current, by)
  const isNowhere = nearestIn(to, range).slice(0, 7) !== to.slice(0, 7)
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={by < 0 ? <ChevronLeftRegular /> : <ChevronRightRegular />}
      aria-label={t(by < 0 ? 'calendar.previousMonth' : 'calendar.nextMonth')}
      disabledFocusable={isNowhere}
      onClick={() => onTurn(to)}
    />
  )
}
