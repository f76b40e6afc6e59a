import { makeStyles } from '@fluentui/react-components'
import type { ComponentProps } from 'react'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

/** Text for screen readers alone. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  const styles = useStyles()
  return <span {...props} className={styles.root} />
}
