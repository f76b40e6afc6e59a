import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components'

/** Shades of the plumb line's teal; 80 is the accent on light ground. */
const teal: BrandVariants = {
  10: '#020504',
  20: '#0A1B17',
  30: '#0C2E28',
  40: '#0C3C34',
  50: '#0C4A40',
  60: '#0D564A',
  70: '#0E6153',
  80: '#0F6C5C',
  90: '#25796A',
  100: '#388778',
  110: '#4B9486',
  120: '#5EA294',
  130: '#72B0A3',
  140: '#87BEB2',
  150: '#9DCCC2',
  160: '#B4DAD2',
}

const accentOnDark = '#3FB8A2'

export const lightTheme: Theme = createLightTheme(teal)
export const darkTheme: Theme = {
  ...createDarkTheme(teal),
  colorBrandForeground1: accentOnDark,
  colorBrandForeground2: '#6CCBB9',
  colorBrandForegroundLink: accentOnDark,
  colorBrandForegroundLinkHover: '#6CCBB9',
  colorBrandForegroundLinkPressed: '#8AD7C8',
  colorBrandForegroundLinkSelected: accentOnDark,
  colorBrandStroke1: accentOnDark,
  colorCompoundBrandForeground1: accentOnDark,
  colorCompoundBrandForeground1Hover: '#6CCBB9',
  colorCompoundBrandForeground1Pressed: '#8AD7C8',
  colorCompoundBrandStroke: accentOnDark,
  colorCompoundBrandBackground: accentOnDark,
  colorCompoundBrandBackgroundHover: '#6CCBB9',
  colorNeutralForeground2BrandHover: accentOnDark,
}
