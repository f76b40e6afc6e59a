import { useChoice } from './chosen'
import { TickBox } from './TickBox'

/** The box of one row or card. */
export function ChoiceBox({ id, label }: { id: string; label: string }) {
  const { chosen, toggle } = useChoice(id)
  return <TickBox label={label} checked={chosen} onToggle={toggle} />
}
