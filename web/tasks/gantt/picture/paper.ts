import type { Ink } from './ganttDrawing'

/** On paper, in whatever theme the screen is: dark on white. */
export const paper: Record<Ink, string> = {
  paper: '#ffffff',
  text: '#1b1b1b',
  muted: '#525252',
  grid: '#d9d9d9',
  off: '#f0f0f0',
  plain: '#0f6c5c',
  critical: '#c4314b',
  tooEarly: '#c43501',
  finished: '#7a7a7a',
  group: '#333333',
  baseline: '#9a9a9a',
  today: '#c4314b',
}
