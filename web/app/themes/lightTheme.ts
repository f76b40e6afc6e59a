import { createLightTheme, type Theme } from '@fluentui/react-components'
import { teal } from './teal'

export const lightTheme: Theme = createLightTheme(teal)
