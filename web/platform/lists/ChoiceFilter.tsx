import { FilterMenu } from './FilterMenu'

type Choice = { value: string; text: string }
type Props = {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
}

/** Narrows a list by one choice, the first of which is mostly that all are shown. Its button says what is chosen. */
export function ChoiceFilter({ label, value, choices, onChange }: Props) {
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <FilterMenu
      name={label}
      label={value === '' || !chosen ? label : `${label}: ${chosen.text}`}
      choices={choices}
      chosen={[value]}
      onChange={([taken = '']) => onChange(taken)}
    />
  )
}
