import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { look } from '../look/look'

const useStyles = makeStyles({
  root: { margin: 0, fontFamily: tokens.fontFamilyBase, ...look.lettering.heading },
})

type Props = ComponentProps<'h2'> & { as?: 'h2' | 'h3' }

/** The heading of a part of a screen, of a drawer or of a dialog. */
export function SectionTitle({ as: Heading = 'h2', className, ...heading }: Props) {
  const styles = useStyles()
  return <Heading {...heading} className={mergeClasses(styles.root, className)} />
}
