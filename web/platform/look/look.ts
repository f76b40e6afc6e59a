import { tokens } from '@fluentui/react-components'

/** The scale of every screen, on the theme's tokens: colours with a meaning, lettering and room. */
export const look = {
  /** Each says something. What says nothing, as most sums, has the colour of the text around it. */
  colour: {
    late: tokens.colorPaletteRedForeground1,
    wrong: tokens.colorPaletteRedForeground1,
    urgent: tokens.colorPaletteRedForeground1,
    warning: tokens.colorPaletteDarkOrangeForeground1,
    done: tokens.colorPaletteGreenForeground1,
  },
  /** Lines beside what is wrong or has changed. */
  edge: { wrong: tokens.colorPaletteRedBorder2, changed: tokens.colorPaletteYellowBorder2 },
  /** The title of a screen, the heading of a part, and what is read. */
  lettering: {
    title: {
      fontSize: tokens.fontSizeBase500,
      lineHeight: '32px',
      fontWeight: tokens.fontWeightSemibold,
    },
    heading: {
      fontSize: tokens.fontSizeBase400,
      lineHeight: tokens.lineHeightBase400,
      fontWeight: tokens.fontWeightSemibold,
    },
    text: {
      fontSize: tokens.fontSizeBase300,
      lineHeight: tokens.lineHeightBase300,
      fontWeight: tokens.fontWeightRegular,
    },
  },
  /** Between what belongs together, between parts, and at the edge of a screen. */
  room: { tight: '4px', close: '8px', usual: '12px', loose: '16px', edge: '24px' },
  /** The widest of a sentence that is read. */
  width: { sentence: '46ch' },
} as const
