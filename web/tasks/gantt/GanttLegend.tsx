import {
  type GriffelStyle,
  makeStyles,
  mergeClasses,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from '@fluentui/react-components'
import { QuestionCircleRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { ToolbarButton } from '../../platform/layout/ToolbarButton'
import { useShownDay } from '../../platform/server/useShownDay'
import { chartInks } from './chartLooks'
import { drawnSigns, type GanttSign } from './drawnSigns'
import type { DrawnGantt } from './useDrawnGantt'
import type { GanttLook } from './useGanttLook'

const useStyles = makeStyles({
  root: { padding: '12px 16px', maxWidth: 'min(420px, calc(100vw - 32px))' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
  },
  item: { display: 'flex', alignItems: 'center', gap: '12px' },
  sign: {
    display: 'flex',
    flexShrink: 0,
    width: '32px',
    justifyContent: 'center',
    alignItems: 'center',
    position: 'relative',
    height: '18px',
  },
  bar: { width: '32px', height: '12px', borderRadius: '3px', overflow: 'hidden' },
  plain: { backgroundColor: chartInks.plain },
  critical: { backgroundColor: chartInks.critical },
  tooEarly: { backgroundColor: chartInks.tooEarly },
  finished: { backgroundColor: chartInks.finished },
  group: { backgroundColor: chartInks.group },
  progress: { backgroundColor: chartInks.plain, '::before': done() },
  milestone: { width: '11px', height: '11px', transform: 'rotate(45deg)', backgroundColor: chartInks.plain },
  link: { color: tokens.colorNeutralForeground3 },
  deadline: triangle(chartInks.deadline),
  pastDeadline: triangle(chartInks.pastDeadline),
  baseline: { width: '32px', height: '5px', borderRadius: '2px', backgroundColor: chartInks.baseline },
  progressLine: { color: chartInks.progressLine },
  today: { width: '2px', height: '18px', backgroundColor: chartInks.today },
  dayOff: {
    width: '16px',
    height: '18px',
    backgroundColor: chartInks.dayOff,
    border: `1px solid ${tokens.colorNeutralStroke3}`,
  },
})

function done(): GriffelStyle {
  return { content: '""', display: 'block', width: '40%', height: '100%', backgroundColor: 'rgb(0 0 0 / 25%)' }
}

function triangle(borderTopColor: string): GriffelStyle {
  return { width: 0, height: 0, border: '6px solid transparent', borderBottomWidth: 0, borderTopColor }
}

type Props = { drawn: DrawnGantt; look: GanttLook }

/** What each colour and sign of the chart means, of those that it draws now. */
export function GanttLegend({ drawn, look }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const todayOn = useShownDay()
  return (
    <Popover positioning={{ position: 'below', align: 'start' }}>
      <PopoverTrigger disableButtonEnhancement>
        <ToolbarButton label={t('gantt.legend.label')} icon={<QuestionCircleRegular />} />
      </PopoverTrigger>
      <PopoverSurface className={styles.root} aria-label={t('gantt.legend.label')} tabIndex={-1}>
        <ul className={styles.list}>
          {drawnSigns(drawn, look, todayOn).map((sign) => (
            <SignMeaning key={sign} sign={sign} />
          ))}
        </ul>
      </PopoverSurface>
    </Popover>
  )
}

const bars: readonly GanttSign[] = ['plain', 'critical', 'tooEarly', 'finished', 'group', 'progress']
const lines: Partial<Record<GanttSign, string>> = {
  link: 'M0 4H14V14H26M22 10l5 4-5 4',
  progressLine: 'M16 0L6 9l10 9',
}

function SignMeaning({ sign }: { sign: GanttSign }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const line = lines[sign]
  return (
    <li className={styles.item}>
      <span className={styles.sign} aria-hidden="true">
        {line ? (
          <svg
            aria-hidden="true"
            className={styles[sign]}
            width="32"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d={line} />
          </svg>
        ) : (
          <span className={mergeClasses(bars.includes(sign) && styles.bar, styles[sign])} />
        )}
      </span>
      {t(`gantt.legend.${sign}`)}
    </li>
  )
}
