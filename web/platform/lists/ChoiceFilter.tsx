import { makeStyles, Select } from '@fluentui/react-components'

const useStyles = makeStyles({ root: { maxWidth: '220px' } })

type Choice = { value: string; text: string }
type Props = {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
}

/** Narrows a list by one choice, the first of which is mostly that all are shown. */
export function ChoiceFilter({ label, value, choices, onChange }: Props) {
  const styles = useStyles()
  return (
    <Select
      size="small"
      className={styles.root}
      aria-label={label}
      value={value}
      onChange={(_, { value: chosen }) => onChange(chosen)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </Select>
  )
}
