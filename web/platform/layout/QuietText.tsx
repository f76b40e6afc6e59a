import { makeStyles, Text, type TextProps, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground3 } })

/** Small, and paler than what it stands beside. */
export function QuietText(text: TextProps) {
  const { quiet } = useStyles()
  return <Text size={200} {...text} className={quiet} />
}
