import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../platform/layout/VisuallyHidden'

const useStyles = makeStyles({
  before: { color: tokens.colorNeutralForeground3 },
  gone: { textDecorationLine: 'line-through' },
})

type Props = {
  /** In words; nothing where that plan has no such task. */
  before: string | undefined
  after: string | undefined
}

/** A value in both plans: once where it is the same. */
export function BeforeAfter({ before, after }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  if (before === after) return <>{after}</>
  return (
    <span>
      {before !== undefined && (
        <>
          <VisuallyHidden>{t('actionLog.before')} </VisuallyHidden>
          <span className={mergeClasses(styles.before, after === undefined && styles.gone)}>{before}</span>
        </>
      )}
      {before !== undefined && after !== undefined && (
        <>
          <span aria-hidden="true"> → </span>
          <VisuallyHidden> {t('actionLog.after')} </VisuallyHidden>
        </>
      )}
      {after}
    </span>
  )
}
