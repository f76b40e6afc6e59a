import { createDarkTheme, type Theme } from '@fluentui/react-components'
import { teal } from './teal'

const accentOnDark = '#3FB8A2'

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
