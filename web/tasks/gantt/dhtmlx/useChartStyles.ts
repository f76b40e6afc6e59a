import { makeStyles, tokens } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { barLooks, chartFrame, chartInks, linkLooks } from '../chartLooks'

/** The chart's own colours, by those of the theme. Everything else of it derives from these. */
export const chartColours = {
  '--dhx-gantt-font-family': tokens.fontFamilyBase,
  '--dhx-gantt-font-size': tokens.fontSizeBase200,
  '--dhx-gantt-base-colors-background': tokens.colorNeutralBackground1,
  '--dhx-gantt-base-colors-background-alt': tokens.colorNeutralBackground3,
  '--dhx-gantt-base-colors-text-base': tokens.colorNeutralForeground1,
  '--dhx-gantt-base-colors-text-light': tokens.colorNeutralForeground2,
  '--dhx-gantt-base-colors-border': tokens.colorNeutralStroke2,
  '--dhx-gantt-base-colors-border-light': tokens.colorNeutralStroke3,
  '--dhx-gantt-base-colors-icons': tokens.colorNeutralForeground3,
  '--dhx-gantt-base-colors-select': tokens.colorNeutralBackground1Selected,
  '--dhx-gantt-base-colors-hover-color': tokens.colorNeutralBackground1Hover,
  '--dhx-gantt-base-colors-primary': tokens.colorBrandBackground,
  '--dhx-gantt-base-colors-error': tokens.colorPaletteRedBackground3,
} as CSSProperties

const isBar = '.gantt_task_line'
const isLine = '.gantt_line_wrapper div'
const isArrow = 'div.gantt_link_arrow'

const barOf = (look: string, colour: string) => ({
  [`& ${isBar}.gantt_look_${look}`]: { '--dhx-gantt-task-background': colour, backgroundColor: colour },
})
const linkOf = (look: string, colour: string) => ({
  // Its corners take it from this.
  [`& .gantt_task_link.gantt_look_${look}`]: { '--dhx-gantt-link-background': colour },
  [`& .gantt_task_link.gantt_look_${look} ${isLine}`]: { backgroundColor: colour },
  [`& .gantt_task_link.gantt_look_${look} ${isArrow}`]: { color: colour },
})

export const useChartStyles = makeStyles({
  root: {
    ...chartFrame,
    ...barLooks(barOf),
    ...linkLooks(linkOf),
    // Its letters for folding come from a font of another host.
    '& .gantt_tree_icon.gantt_open, & .gantt_tree_icon.gantt_close': { width: '20px', cursor: 'pointer' },
    // Numbers stand beside each other, and a title has the room.
    '& .gantt_tree_indent': { width: '14px' },
    '& .gantt_tree_icon.gantt_blank, & .gantt_tree_icon.gantt_file, & .gantt_tree_icon.gantt_folder_open, & .gantt_tree_icon.gantt_folder_closed':
      { width: 0, minWidth: 0 },
    '& .gantt_tree_icon.gantt_open::before': { content: '"▸"', fontFamily: 'inherit' },
    '& .gantt_tree_icon.gantt_close::before': { content: '"▾"', fontFamily: 'inherit' },
    '& .gantt_cell': { cursor: 'pointer' },
    '& .gantt_cell:focus-visible, & .gantt_row:focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
    '& .gantt_open_row': { backgroundColor: tokens.colorNeutralBackground1Selected },
    '& .gantt_row_project .gantt_cell': { fontWeight: tokens.fontWeightRegular },
    '& .gantt_row_project .gantt_cell.gantt_cell_tree': { fontWeight: tokens.fontWeightSemibold },
    '& .gantt_marks': { position: 'absolute', top: 0, left: 0, right: 0, pointerEvents: 'none' },
    '& .gantt_mark': { position: 'absolute', top: 0, height: '100%' },
    '& .gantt_off': { backgroundColor: chartInks.dayOff, opacity: 0.6 },
    '& .gantt_today': { backgroundColor: chartInks.today },
    '& .gantt_side_content, & .gantt_side_content.gantt_link_crossing': {
      top: 0,
      bottom: 'auto',
      marginTop: 0,
      overflow: 'visible',
      padding: 0,
      pointerEvents: 'none',
    },
    '& .gantt_task_link .gantt_link_arrow.gantt_link_arrow::before': {
      content: '""',
      display: 'block',
      width: 0,
      height: 0,
      margin: '2px 0 0 2px',
      border: '5px solid transparent',
      borderRightWidth: 0,
      borderLeftColor: 'currentColor',
    },
    '& .gantt_baseline_bar': {
      position: 'absolute',
      top: '18px',
      height: '5px',
      borderRadius: '2px',
      backgroundColor: chartInks.baseline,
    },
    '& .gantt_deadline': {
      position: 'absolute',
      top: '-6px',
      width: 0,
      height: 0,
      border: '6px solid transparent',
      borderBottomWidth: 0,
      borderTopColor: chartInks.deadline,
    },
    '& .gantt_deadline_past': { borderTopColor: chartInks.pastDeadline },
    '& .gantt_progress_line': { position: 'absolute', top: '-7px', overflow: 'visible' },
    '& .gantt_progress_line polyline': {
      fill: 'none',
      stroke: chartInks.progressLine,
      strokeWidth: '2px',
    },
  },
  chart: { position: 'absolute', inset: 0 },
})
