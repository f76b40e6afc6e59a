import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { InnerLink } from '../../platform/layout/InnerLink'
import { useWbsTexts } from './useWbsTexts'
import type { WbsViewProps } from './WbsTable'
import { boxSize, wbsLayout } from './wbsLayout'
import type { WbsLine } from './wbsLines'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    overflow: 'auto',
    flexGrow: 1,
    minHeight: '160px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  boxes: { position: 'relative', margin: 0, padding: 0, listStyleType: 'none' },
  joins: { position: 'absolute', inset: 0, fill: 'none', stroke: tokens.colorNeutralStroke1 },
  box: {
    position: 'absolute',
    boxSizing: 'border-box',
    display: 'grid',
    alignContent: 'center',
    padding: '2px 8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  group: { borderLeft: `3px solid ${tokens.colorBrandStroke1}`, fontWeight: tokens.fontWeightSemibold },
  open: { backgroundColor: tokens.colorNeutralBackground1Selected },
  text: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
})

/** The structure as boxes under each other, joined by lines. What is folded in the table is folded in it. */
export function WbsDiagram({ projectId, lines, addressOf, openId }: WbsViewProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const texts = useWbsTexts(projectId)
  const { width, height, boxes, joins } = wbsLayout(lines)
  const isOpen = ({ id, cardId }: WbsLine) => openId !== undefined && (id === openId || cardId === openId)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys as well
    <section className={styles.root} aria-label={t('wbs.diagram')} tabIndex={0}>
      <ul className={styles.boxes} style={{ width, height }}>
        <li aria-hidden>
          <svg className={styles.joins} width={width} height={height} aria-hidden>
            {joins.map(({ id, points }) => (
              <polyline key={id} points={points.map((point) => point.join()).join(' ')} />
            ))}
          </svg>
        </li>
        {boxes.map(({ line, x, y }) => (
          <li
            key={line.id}
            className={mergeClasses(styles.box, line.kind !== 'task' && styles.group, isOpen(line) && styles.open)}
            style={{ left: x, top: y, ...boxSize }}
            title={texts.boxTitle(line)}
          >
            <InnerLink to={addressOf(line)} className={styles.text}>
              {texts.boxTitle(line)}
            </InnerLink>
            <span className={mergeClasses(styles.text, styles.quiet)}>{texts.brief(line)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
