import { tokens } from '@fluentui/react-components'

/** The scale of every screen, on the theme's tokens: colours with a meaning, lettering, room, heights and icons. */
export const look = {
  /** Each says something. What says nothing, as most sums, has the colour of the text around it. */
  colour: {
    late: tokens.colorPaletteRedForeground1,
    wrong: tokens.colorPaletteRedForeground1,
    urgent: tokens.colorPaletteRedForeground1,
    critical: tokens.colorPaletteRedForeground1,
    warning: tokens.colorPaletteDarkOrangeForeground1,
    done: tokens.colorPaletteGreenForeground1,
    moneyIn: tokens.colorPaletteGreenForeground1,
    moneyOut: tokens.colorPaletteRedForeground1,
    quiet: tokens.colorNeutralForeground3,
  },
  /** Lines beside what is wrong or has changed. */
  edge: { wrong: tokens.colorPaletteRedBorder2, changed: tokens.colorPaletteYellowBorder2 },
  /** The title of a screen, the heading of a part, what is read, and what stands beside it. */
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
    quiet: {
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
      fontWeight: tokens.fontWeightRegular,
    },
  },
  /** Between what belongs together, between parts, and at the edge of a screen. */
  room: { tight: '4px', close: '8px', usual: '12px', loose: '16px', edge: '24px', edgeOnPhone: '12px' },
  /** A control of a toolbar and of a form, a line of a bar, and a row in both densities. */
  height: { toolbar: '24px', control: '32px', bar: '48px', row: '32px', roomyRow: '42px' },
  /** The widest of a form, and of a sentence that is read. */
  width: { form: '560px', sentence: '46ch' },
  /** In a line of text, in a button, and by itself. */
  icon: { inText: '16px', inButton: '20px', alone: '24px' },
} as const
