import { makeStyles } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useNarrow } from './useNarrow'

const useStyles = makeStyles({
  whole: { display: 'contents' },
  open: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center', width: '100%' },
  folded: { display: 'none' },
})

/** What has room on a wide screen, and is behind a button on a phone: what the part and its button need. */
export function useFold() {
  const styles = useStyles()
  const [id, folds] = [useId(), useNarrow()]
  const [isOpen, setOpen] = useState(false)
  return {
    folds,
    part: { id, className: folds ? (isOpen ? styles.open : styles.folded) : styles.whole },
    button: { isOpen, controls: id, onToggle: () => setOpen((open) => !open) },
  }
}
