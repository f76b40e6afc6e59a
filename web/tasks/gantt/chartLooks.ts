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

type StyleOf = (look: string, colour: string) => Record<string, GriffelStyle>

/** The style of the bars of each look, by the selector that a renderer has for it. */
export const barLooks = (styleOf: StyleOf): Record<string, GriffelStyle> => ({
  ...styleOf('plain', tokens.colorBrandBackground),
  ...styleOf('critical', tokens.colorPaletteRedBackground3),
  ...styleOf('tooEarly', tokens.colorPaletteDarkOrangeBackground3),
  ...styleOf('finished', tokens.colorNeutralForeground3),
  ...styleOf('group', tokens.colorNeutralForeground2),
})

/** The style of the links that are not plain. */
export const linkLooks = (styleOf: StyleOf): Record<string, GriffelStyle> => ({
  ...styleOf('critical', tokens.colorPaletteRedBackground3),
  ...styleOf('tooEarly', tokens.colorPaletteDarkOrangeBackground3),
})
