import { type GriffelStyle, tokens } from '@fluentui/react-components'

/** The box that a chart fills, whatever draws it. */
export const chartFrame: GriffelStyle = {
  position: 'relative',
  flexGrow: 1,
  minHeight: '240px',
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusMedium,
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums',
}

/** What each sign of a chart is drawn with, in the chart and where it is explained. */
export const chartInks = {
  plain: tokens.colorBrandBackground,
  critical: tokens.colorPaletteRedBackground3,
  tooEarly: tokens.colorPaletteDarkOrangeBackground3,
  finished: tokens.colorNeutralForeground3,
  group: tokens.colorNeutralForeground2,
  baseline: tokens.colorNeutralForeground4,
  deadline: tokens.colorNeutralForeground2,
  pastDeadline: tokens.colorPaletteRedForeground1,
  progressLine: tokens.colorPaletteBerryForeground2,
  today: tokens.colorPaletteRedBackground3,
  dayOff: tokens.colorNeutralBackground4,
} as const

type StyleOf = (look: string, colour: string) => Record<string, GriffelStyle>

/** The style of the bars of each look, by the selector that a renderer has for it. */
export const barLooks = (styleOf: StyleOf): Record<string, GriffelStyle> => ({
  ...styleOf('plain', chartInks.plain),
  ...styleOf('critical', chartInks.critical),
  ...styleOf('tooEarly', chartInks.tooEarly),
  ...styleOf('finished', chartInks.finished),
  ...styleOf('group', chartInks.group),
})

/** The style of the links that are not plain. */
export const linkLooks = (styleOf: StyleOf): Record<string, GriffelStyle> => ({
  ...styleOf('critical', chartInks.critical),
  ...styleOf('tooEarly', chartInks.tooEarly),
})
