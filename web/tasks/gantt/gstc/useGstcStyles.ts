import { makeStyles, tokens } from '@fluentui/react-components'
import { barLooks, chartFrame, chartInks, linkLooks } from '../chartLooks'

const bar = '.gstc__chart-timeline-items-row-item'
const sign = '.gstc__list-column-row-expander-toggle'
const path = '.gstc__chart-timeline-dependency-lines-lines-line'

const barOf = (look: string, colour: string) => ({
  [`& ${bar}.prumo-look-${look}`]: { '--prumo-bar': colour, backgroundColor: colour },
})
const linkOf = (look: string, colour: string) => ({ [`& ${path}.prumo-look-${look} path`]: { stroke: colour } })

const edge = `1px solid ${tokens.colorNeutralStroke3}`

/** The program's colours instead of the package's, and the looks of what is drawn besides its bars. */
export const useGstcStyles = makeStyles({
  root: {
    ...chartFrame,
    '& .gstc': {
      backgroundColor: tokens.colorNeutralBackground1,
      color: tokens.colorNeutralForeground1,
      fontFamily: tokens.fontFamilyBase,
      fontSize: tokens.fontSizeBase200,
    },
    '& .gstc__list-column-header, & .gstc__chart-calendar': {
      backgroundColor: tokens.colorNeutralBackground3,
      color: tokens.colorNeutralForeground2,
      fontSize: tokens.fontSizeBase200,
    },
    '& .gstc__list-column-row': {
      fontSize: tokens.fontSizeBase200,
      borderBottom: edge,
      borderRight: edge,
      cursor: 'pointer',
    },
    '& .gstc__list-column-row:hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '& .gstc__list-column-row:focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
    '& .gstc__list-column-row.prumo-open-row': { backgroundColor: tokens.colorNeutralBackground1Selected },
    '& .gstc__list-column-row[aria-expanded]': { fontWeight: tokens.fontWeightSemibold },
    // Its own signs are pictures of one colour for every theme.
    [`& ${sign} img`]: { display: 'none' },
    [`& ${sign}::before`]: { color: tokens.colorNeutralForeground2, lineHeight: 'inherit' },
    [`& ${sign}:has(${sign}-open)::before`]: { content: '"▾"' },
    [`& ${sign}:has(${sign}-closed)::before`]: { content: '"▸"' },
    '& .gstc__list-column-header-resizer-dots-dot': { backgroundColor: tokens.colorNeutralStroke1 },
    '& .gstc__chart-calendar-date': { color: tokens.colorNeutralForeground2, borderRight: edge },
    '& .gstc__chart-calendar-date .gstc__chart-calendar-date-content': {
      fontSize: tokens.fontSizeBase200,
      lineHeight: '24px',
    },
    '& .gstc__chart-timeline-grid-row-cell': { borderRight: edge, borderBottom: edge },
    '& .gstc__chart-timeline-grid-row-cell.current': { backgroundColor: 'transparent' },
    '& .gstc__scroll-bar': { backgroundColor: tokens.colorNeutralBackground3 },
    '& .gstc__scroll-bar-inner': { backgroundColor: tokens.colorNeutralStroke1 },
    [`& ${bar}`]: { borderRadius: tokens.borderRadiusSmall, overflow: 'visible', cursor: 'pointer' },
    ...barLooks(barOf),
    // A milestone stands where its day begins, whatever width the package gives it.
    [`& ${bar}.prumo-milestone.prumo-milestone`]: { backgroundColor: 'transparent' },
    [`& ${bar}.prumo-milestone::before`]: {
      content: '""',
      position: 'absolute',
      left: '-7px',
      top: '2px',
      width: '14px',
      height: '14px',
      rotate: '45deg',
      backgroundColor: 'var(--prumo-bar)',
    },
    [`& ${path} path`]: { stroke: tokens.colorNeutralForeground3, pointerEvents: 'stroke', cursor: 'pointer' },
    ...linkLooks(linkOf),
    '& .gstc__chart-timeline-dependency-lines-points-point--right': {
      backgroundColor: tokens.colorNeutralForeground3,
      border: 'none',
      scale: 0.6,
      pointerEvents: 'none',
    },
  },
  chart: { position: 'absolute', inset: 0 },
  marks: {
    '& .prumo-layer': { position: 'absolute', inset: 0, pointerEvents: 'none' },
    '& .prumo-layer > *': { position: 'absolute', top: 0, bottom: 0 },
    '& .prumo-off': { backgroundColor: chartInks.dayOff, opacity: 0.6 },
    '& .prumo-today': { backgroundColor: chartInks.today },
    '& .prumo-beside': { position: 'absolute', top: 0, height: '100%', pointerEvents: 'none' },
    '& .prumo-beside > *': { position: 'absolute', pointerEvents: 'none' },
    '& .prumo-progress': { top: 0, bottom: 0, backgroundColor: 'rgb(0 0 0 / 25%)' },
    '& .prumo-baseline': {
      top: '20px',
      height: '5px',
      borderRadius: '2px',
      backgroundColor: chartInks.baseline,
    },
    '& .prumo-deadline, & .prumo-deadlinePast': {
      top: '-6px',
      height: 0,
      marginLeft: '-6px',
      border: '6px solid transparent',
      borderBottomWidth: 0,
    },
    '& .prumo-deadline': { borderTopColor: chartInks.deadline },
    '& .prumo-deadlinePast': { borderTopColor: chartInks.pastDeadline },
    '& .prumo-progressLine': { top: '-7px', overflow: 'visible' },
    '& .prumo-progressLine polyline': {
      fill: 'none',
      stroke: chartInks.progressLine,
      strokeWidth: '2px',
    },
    '& .prumo-handle': { position: 'absolute', zIndex: 1 },
    '& .prumo-end': { top: 0, bottom: 0, width: '8px', cursor: 'ew-resize' },
    '& .prumo-end[data-side=start]': { left: 0 },
    '& .prumo-end[data-side=end]': { right: 0 },
    '& .prumo-point': {
      top: '4px',
      width: '10px',
      height: '10px',
      boxSizing: 'border-box',
      border: `2px solid ${tokens.colorNeutralForeground3}`,
      borderRadius: '50%',
      backgroundColor: tokens.colorNeutralBackground1,
      opacity: 0,
      cursor: 'crosshair',
    },
    [`& ${bar}:hover .prumo-point`]: { opacity: 1 },
    '& .prumo-point[data-side=start]': { left: '-12px' },
    '& .prumo-point[data-side=end]': { right: '-12px' },
    '& .prumo-ghost': {
      position: 'absolute',
      top: 0,
      bottom: 0,
      zIndex: 2,
      boxSizing: 'border-box',
      border: `2px dashed ${tokens.colorNeutralForeground1}`,
      borderRadius: tokens.borderRadiusSmall,
      pointerEvents: 'none',
    },
    '& .prumo-ghost-link': { top: '50%', bottom: 'auto', height: 0, transformOrigin: '0 0' },
  },
})
