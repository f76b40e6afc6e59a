import { MenuButton, makeStyles } from '@fluentui/react-components'
import { FilterMenu } from './FilterMenu'

const useStyles = makeStyles({ button: { minWidth: 'auto' } })

type Choice = { value: string; text: string }
type Props = {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  /** Where the line is full, its button shows only what is chosen; its name is the same. */
  isShort?: boolean
}

/** Narrows a list by one choice, the first of which is mostly that all are shown. Its button says what is chosen. */
export function ChoiceFilter({ label, value, choices, onChange, isShort = false }: Props) {
  const styles = useStyles()
  const chosen = choices.find((choice) => choice.value === value)
  const name = value === '' || !chosen ? label : `${label}: ${chosen.text}`
  const short = (
    <MenuButton size="small" className={styles.button} aria-label={name} title={name}>
      {chosen?.text ?? label}
    </MenuButton>
  )
  return (
    <FilterMenu
      name={label}
      label={name}
      choices={choices}
      chosen={[value]}
      onChange={([taken = '']) => onChange(taken)}
      {...(isShort && { button: short })}
    />
  )
}
