import { Button } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronUpRegular } from '@fluentui/react-icons'

type Props = { isOpen: boolean; controls: string; onToggle: () => void; children: string }

/** Unfolds what has no room on a phone, and folds it again. */
export const FoldButton = ({ isOpen, controls, onToggle, children }: Props) => (
  <Button
    size="small"
    appearance="subtle"
    aria-expanded={isOpen}
    aria-controls={controls}
    icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
    iconPosition="after"
    onClick={onToggle}
  >
    {children}
  </Button>
)
