import { makeStyles, Switch } from '@fluentui/react-components'
import { useSaidFilters } from '../paper/saidFilters'

const useStyles = makeStyles({
  // As high as what stands beside it in a toolbar.
  root: {
    flexShrink: 0,
    '& .fui-Switch__indicator': { marginTop: '4px', marginBottom: '4px', marginLeft: 0 },
    '& .fui-Switch__label': { paddingTop: '4px', paddingBottom: '4px', paddingRight: '4px', whiteSpace: 'nowrap' },
  },
})

type Props = { label: string; isOn: boolean; disabled?: boolean; onTurn: (isOn: boolean) => void }

/** What a list leaves out or not, in sight and with one press. */
export function ToggleFilter({ label, isOn, disabled = false, onTurn }: Props) {
  const styles = useStyles()
  useSaidFilters(isOn ? [label] : [])
  return (
    <Switch
      size="small"
      className={styles.root}
      label={label}
      checked={isOn}
      disabled={disabled}
      onChange={(_, { checked }) => onTurn(checked)}
    />
  )
}
