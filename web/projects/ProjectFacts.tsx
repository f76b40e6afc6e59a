import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { Facts } from '../platform/layout/Facts'
import { useNarrow } from '../platform/layout/useNarrow'
import { customerOf } from './customerOf'

const useStyles = makeStyles({
  button: {
    minWidth: 0,
    flexShrink: 4,
    paddingInline: '6px',
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
  },
  line: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  surface: { maxWidth: 'min(420px, calc(100vw - 24px))', boxSizing: 'border-box' },
})

/** What is known of a project beside its name: as much as there is room for in its line, and all of it unfolded. */
export function ProjectFacts({ project }: { project: Answer<'project'> }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const { internalCode, managerNames, ownerName } = project
  const progress = t('weighed.tasks', { progress: project.progress })
  const customer = customerOf(project, t)
  const line = narrow ? `${project.progress}%` : [progress, internalCode, customer].filter(Boolean).join(' · ')
  const facts = [
    [t('field.progress'), progress],
    [t('field.internalCode'), internalCode],
    [t('field.customerName'), customer],
    [t('project.owner'), ownerName],
    [t('project.managers'), managerNames.join(', ')],
  ] as const
  return (
    <Popover positioning="below-start">
      <PopoverTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          size="small"
          className={styles.button}
          icon={<ChevronDownRegular />}
          iconPosition="after"
          aria-label={t('project.factsOf', { facts: line })}
        >
          <span className={styles.line}>{line}</span>
        </Button>
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={t('project.facts')} tabIndex={-1}>
        <Facts facts={facts.filter(([, value]) => value)} />
      </PopoverSurface>
    </Popover>
  )
}
