import { makeStyles, ProgressBar, Text } from '@fluentui/react-components'
import type { ProjectCopy } from '@prumo/contracts/projects/queries'
import { useCopyText } from './useCopyText'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px', width: '100%', maxWidth: '420px', fontVariantNumeric: 'tabular-nums' },
})

type Props = { copy: ProjectCopy; done: number }

/** How many of its tasks a project has that is copied from another one. */
export function CopyProgress({ copy, done }: Props) {
  const styles = useStyles()
  const text = useCopyText()(copy, done)
  const part = copy.taskCount === 0 ? {} : { value: done / copy.taskCount }
  return (
    <div className={styles.root}>
      <Text>{text}</Text>
      <ProgressBar {...part} thickness="large" aria-label={text} />
    </div>
  )
}
